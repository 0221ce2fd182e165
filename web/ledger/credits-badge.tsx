import { useText } from '#web/platform/intl/use-text.tsx';
import { type BadgeTone, CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { useWallet } from './wallet.ts';

/** No badge above 10; a warning at 10 or fewer, danger at 0 (SHELL-3). */
export function creditsBadgeTone(credits: number): BadgeTone | null {
  if (credits > 10) return null;
  return credits > 0 ? 'warning' : 'danger';
}

/** How few credits are left, on the credits item of the navigation. */
export function CreditsBadge() {
  const text = useText();
  const credits = useWallet()?.credits ?? null;
  if (credits === null) return null;
  const tone = creditsBadgeTone(credits);
  return tone ? (
    <CountBadge count={credits} tone={tone} label={text('shell.credits_left', { credits })} />
  ) : null;
}
