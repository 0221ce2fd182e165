import type { Interest } from '#contract/sites/interest.ts';
import { interestIcons } from './interests/interest-icons.ts';

/** The drawing of an interest (PROF-1); the word always stands beside it. Fifty of them: load it only where they show. */
export function InterestIcon({ interest, size = 18 }: { interest: Interest; size?: number }) {
  const Icon = interestIcons[interest];
  return <Icon size={size} aria-hidden />;
}
