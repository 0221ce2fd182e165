import { useText } from '#web/platform/intl/use-text.tsx';
import { type BadgeTone, CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { useBalanceText } from './use-balance-text.ts';
import { usableCredits, useWallet } from './wallet.ts';

/** No badge above 10 credits, a warning at 10 or fewer, danger at 0 (SHELL-3). */
export function creditsBadgeTone(credits: number): BadgeTone | null {
  if (credits > 10) return null;
  return credits > 0 ? 'warning' : 'danger';
}

/**
 * Badge with the credits that can be spent, on the credits item of the navigation. Shown only when few are
 * left. The label names waiting credits, and the tone is then a warning at most.
 */
export function CreditsBadge() {
  const text = useText();
  const wallet = useWallet();
  const balance = useBalanceText();
  if (wallet === null) return null;
  const credits = usableCredits(wallet);
  const waits = wallet.credits > credits;
  const tone = creditsBadgeTone(credits);
  if (tone === null) return null;
  const label = waits ? (balance ?? '') : text('shell.credits_left', { credits });
  return <CountBadge count={credits} tone={waits ? 'warning' : tone} label={label} announced />;
}
