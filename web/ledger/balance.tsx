import { Pill } from '#web/ui/feedback/pill.tsx';
import { RollingNumber } from '#web/ui/feedback/rolling-number.tsx';
import { useBalanceText } from './use-balance-text.ts';
import { usableCredits, useWallet } from './wallet.ts';

/** The balance in a sentence; updates with the wallet. */
export function Balance() {
  const wallet = useWallet();
  const words = useBalanceText();
  if (!wallet || words === null) return null;
  const credits = usableCredits(wallet);
  return (
    <Pill tone={credits > 0 ? 'primary' : 'warning'}>
      <RollingNumber value={credits}>{words}</RollingNumber>
    </Pill>
  );
}
