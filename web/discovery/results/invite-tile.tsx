import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './invite-tile.module.css';

/** Says to a visitor what members see more, between the people. */
function InviteTile({ signUp }: { signUp: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.tile}>
      <IconSparkles size={30} stroke={1.6} aria-hidden />
      <p className={styles.words}>{text('discovery.invite')}</p>
      {signUp}
    </div>
  );
}

/** The invitation is after this number of members, in the second or third row. */
const afterCards = 5;

/** Returns the element after a number of members for a visitor: the invitation with its button, once. */
export const inviteAfter =
  (signUp: ReactNode) =>
  (cards: number): ReactNode =>
    cards === afterCards ? (
      <li key="invite">
        <InviteTile signUp={signUp} />
      </li>
    ) : null;
