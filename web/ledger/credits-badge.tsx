import { useText } from '#web/platform/intl/use-text.tsx';
import { type BadgeTone, CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { useWallet } from './wallet.ts';

/** No badge above 10 credits, a warning at 10 or fewer, danger at 0 (SHELL-3). */
export function creditsBadgeTone(credits: number): BadgeTone | null {
  if (credits > 10) return null;
  return credits > 0 ? 'warning' : 'danger';
}

/**
 * Badge with the remaining credits, on the credits item of the navigation. Shown only when few credits are
 * left.
 */
export function CreditsBadge() {
  const text = useText();
  const credits = useWallet()?.credits ?? null;
  if (credits === null) return null;
  const tone = creditsBadgeTone(credits);
  return tone ? (
    <CountBadge count={credits} tone={tone} label={text('shell.credits_left', { credits })} />
  ) : null;
}
