import { Pill } from '#web/ui/feedback/pill.tsx';
import { useBalanceText } from './use-balance-text.ts';
import { usableCredits, useWallet } from './wallet.ts';

/** The balance in a sentence; updates with the wallet. */
export function Balance() {
  const wallet = useWallet();
  const words = useBalanceText();
  if (!wallet || words === null) return null;
  return <Pill tone={usableCredits(wallet) > 0 ? 'primary' : 'warning'}>{words}</Pill>;
}
