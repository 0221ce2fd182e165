import type { Settings } from '#contract/sites/settings.ts';

type Rule = Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

/**
 * Whether a visitor may search. Sites allow every visitor, or only visitors from a traffic source (DISC-2).
 */
export const mayVisitorSearch = (
  { logged_out_search, logged_out_search_trafficsource }: Rule,
  { network, ref }: { readonly network?: string | undefined; readonly ref?: string | undefined },
): boolean =>
  logged_out_search !== 'none' ||
  (logged_out_search_trafficsource !== 'none' && (Boolean(network) || Boolean(ref)));
