import { IconChevronLeft } from '@tabler/icons-react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { useInstalled } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './back-button.module.css';

const pages = ['/members/:id', '/likes/:type', '/likes/m/:id', '/credits', '/credits/:id/:paymentmethod?'];

/**
 * The back button of the installed app, which has no browser interface. Shown on pages that are reached from
 * other pages (SHELL-4).
 */
export function BackButton() {
  const text = useText();
  const installed = useInstalled();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!installed || !pages.some((page) => matchPath(page, pathname)) || window.history.length <= 1)
    return null;
  return (
    <button
      type="button"
      className={styles.back}
      aria-label={text('shell.back')}
      onClick={() => void navigate(-1)}
    >
      <IconChevronLeft size={26} aria-hidden />
    </button>
  );
}
