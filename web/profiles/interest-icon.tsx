import type { Interest } from '#contract/sites/interest.ts';
import { interestIcons } from './interests/interest-icons.ts';

/**
 * The icon of an interest (PROF-1), always beside its word. There are fifty icons, so load this only on pages
 * that show them.
 */
export function InterestIcon({ interest, size = 18 }: { interest: Interest; size?: number }) {
  const Icon = interestIcons[interest];
  return <Icon size={size} aria-hidden />;
}
