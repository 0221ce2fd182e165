import { IconCoins } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './chat-credits.module.css';

const toneOf = (credits: number) => (credits > 10 ? 'plenty' : credits > 0 ? 'few' : 'none');

/** The balance in the conversation's header, linked to buying credits (CHAT-2). */
export function ChatCredits() {
  const text = useText();
  const wallet = useWallet();
  if (!wallet) return null;
  const { credits, paid_user: paid } = wallet;
  return (
    <Link
      to={paid ? '/credits' : '/premium'}
      className={styles.credits}
      data-tone={toneOf(credits)}
      aria-label={text('chat.credits', { credits })}
    >
      <IconCoins size={20} aria-hidden />
      <span aria-hidden="true">{credits}</span>
    </Link>
  );
}
