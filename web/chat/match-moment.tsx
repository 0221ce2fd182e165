import { withAllTexts } from '#web/platform/intl/load-intl.ts';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';

/** The full-screen moment of a match, loaded with the first match (LIKE-2). */
export const MatchMoment = lazyComponent(
  withAllTexts(() => import('./match/match-screen.tsx').then(({ MatchScreen }) => MatchScreen)),
);
