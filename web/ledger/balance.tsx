import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { useWallet } from './wallet.ts';

/** The balance in a sentence; updates with the wallet. */
export function Balance() {
  const text = useText();
  const wallet = useWallet();
  if (!wallet) return null;
  return (
    <Pill tone={wallet.credits > 0 ? 'primary' : 'warning'}>
      {text('ledger.balance', { credits: wallet.credits })}
    </Pill>
  );
}
