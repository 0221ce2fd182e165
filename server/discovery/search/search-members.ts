import type { Criteria } from '#contract/discovery/criteria.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { FieldError } from '#contract/kit/field-errors.ts';
import { intimateSearchFields, type Settings } from '#contract/sites/settings.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Charge } from '#server/platform/limits/payer.ts';
import { admitVisitor } from '#server/profiles/door.ts';
import { siteById } from '#server/sites/door.ts';
import { fieldsNotOffered } from './criteria.ts';
import { runSearch } from './run-search.ts';

/** Snapshots that a caller may store. Later pages beyond it are computed without being stored. */
const snapshotCharge: Charge = {
  name: 'search-snapshots',
  rates: {
    member: [{ calls: 60, seconds: hourSeconds }],
    device: [{ calls: 30, seconds: hourSeconds }],
    network: [{ calls: 20, seconds: hourSeconds }],
  },
};

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

/** Whether only members may use these criteria: presence (SAFE-9), and fields about sexual life (GDPR-1). */
const isForMembers = (criteria: Criteria): boolean =>
  criteria.online_now === true || intimateSearchFields.some((field) => criteria[field] !== undefined);

const distanceErrors = {
  no_position: { field: 'distance', code: 'no_position', params: {} },
  invalid_snapshot: { field: 'snapshot', code: 'invalid', params: {} },
} as const satisfies Record<string, FieldError>;

export const searchMembersHandler = handler(searchMembers, async (call, platform) => {
  const { member, site } = call;
  const { page, snapshot, similar, network, ref, sub1: _1, sub2: _2, sub3: _3, ...criteria } = call.input;
  const { niche, settings } = siteById(site);
  if (member === null && (isForMembers(criteria) || !mayVisitorSearch(settings, { network, ref })))
    call.refuse('authentication_required');
  const unknown = fieldsNotOffered(criteria, settings.search_fields);
  if (unknown.length > 0) call.refuse('invalid_input', {}, unknown);
  const found = await runSearch(platform, {
    asker: { site, niche, member },
    criteria,
    page,
    similar,
    snapshot,
    now: platform.clock.now(),
    mayStore: async () => (await platform.budgets.spend(snapshotCharge, call.payer)).is === 'paid',
  });
  if (typeof found === 'string') return call.refuse('invalid_input', {}, [distanceErrors[found]]);
  const shown = [...found.results, ...found.similarResults];
  if (member === null && !(await admitVisitor(platform, call.ip, shown))) return call.refuse('visitor_limit');
  return found;
});
