import { useText } from '#web/platform/intl/use-text.tsx';
import { usableCredits, useWallet } from './wallet.ts';

/** The balance in a sentence, with the credits that wait; null for a visitor. */
export function useBalanceText(): string | null {
  const text = useText();
  const wallet = useWallet();
  if (!wallet) return null;
  const { credits, waiting = 0 } = wallet;
  return waiting === 0
    ? text('ledger.balance', { credits })
    : text('ledger.balance_waiting', { usable: usableCredits(wallet), waiting });
}
