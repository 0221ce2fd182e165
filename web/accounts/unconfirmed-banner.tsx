import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { ResendMail } from './parts/resend-mail.tsx';
import { useFreshStatus } from './state/use-fresh-status.ts';
import { useReminder } from './state/use-reminder.ts';

/** For members who have not confirmed their address yet; goes when they have (SHELL-13, ACC-6). */
export function UnconfirmedBanner() {
  const text = useText();
  useFreshStatus();
  if (useReminder() !== 'alert') return null;
  return (
    <Banner
      label={text('accounts.unconfirmed.label')}
      icon={<IconMail size={20} aria-hidden />}
      ways={<ResendMail size="sm" variant="filled" />}
    >
      {text('accounts.unconfirmed.body')}{' '}
      <Link to="/notifications#address">{text('accounts.confirm.other_address')}</Link>
    </Banner>
  );
}
