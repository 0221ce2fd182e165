import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';

/** The full-screen moment of a match, loaded with the first match (LIKE-2). */
export const MatchMoment = lazyComponent(() =>
  import('./match/match-screen.tsx').then(({ MatchScreen }) => MatchScreen),
);
