import { IconClockPause, IconCoins } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useBalanceText } from '#web/ledger/use-balance-text.ts';
import { usableCredits, useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './chat-credits.module.css';

const toneOf = (credits: number) => (credits > 10 ? 'plenty' : credits > 0 ? 'few' : 'none');

/** The balance in the conversation's header, linked to buying credits (CHAT-2). */
export function ChatCredits() {
  const text = useText();
  const wallet = useWallet();
  const balance = useBalanceText();
  if (!wallet) return null;
  const { waiting = 0, paid_user: paid } = wallet;
  const credits = usableCredits(wallet);
  return (
    <Link
      to={paid ? '/credits' : '/premium'}
      className={styles.credits}
      data-tone={waiting > 0 ? 'plenty' : toneOf(credits)}
      aria-label={waiting > 0 ? (balance ?? '') : text('chat.credits', { credits })}
    >
      <IconCoins size={20} aria-hidden />
      <span aria-hidden="true">{credits}</span>
      {waiting > 0 ? (
        <span aria-hidden="true" className={styles.waiting}>
          <IconClockPause size={16} />+{waiting}
        </span>
      ) : null}
    </Link>
  );
}
