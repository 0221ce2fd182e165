import { IconBookmarkPlus } from '@tabler/icons-react';
import { SignUpLink } from '#web/accounts/sign-up-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './wish-chips.module.css';

/** To a visitor, who has nowhere to keep a search: the way to become a member (DISC-7). */
export function SignUpToSave() {
  const text = useText();
  return (
    <SignUpLink className={styles.save ?? ''}>
      <IconBookmarkPlus size={20} aria-hidden />
      <span className={styles.word}>{text('discovery.saved.save')}</span>
    </SignUpLink>
  );
}
