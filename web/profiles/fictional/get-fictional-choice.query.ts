import { getFictionalChoice } from '#contract/profiles/get-fictional-choice.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Live events keep it current. */
export const fictionalChoiceQuery = () => ({
  ...queryFor(getFictionalChoice, {}),
  staleTime: Number.POSITIVE_INFINITY,
});
