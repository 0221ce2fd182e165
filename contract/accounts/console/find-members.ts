import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { typedText } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';
import { image } from '#contract/photos/image.ts';
import { memberSite, memberState } from './member-state.ts';

/**
 * Key that matched; each has a text: `accounts.desk.matched.<key>`. `new_mail` is an address that the member
 * has not confirmed, and `former_mail` one that they can still restore.
 */
export const matchedKey = z.enum([
  'mail',
  'new_mail',
  'former_mail',
  'name',
  'member',
  'order',
  'case_about',
  'case_by',
  'complaint',
  'profile_address',
  'picture_address',
]);

export type MatchedKey = z.output<typeof matchedKey>;

export const foundMember = z.object({
  member: id,
  site: memberSite,
  /** Null for an erased member, as are the age and the last activity. */
  name: z.nullable(z.string()),
  age: z.nullable(z.int()),
  fictional: z.boolean(),
  state: memberState,
  since: instant,
  last_active_at: z.nullable(instant),
  main_image: z.nullable(image),
  matched: z.array(matchedKey),
});

export type FoundMember = z.output<typeof foundMember>;

/**
 * Members of all sites by one search term (SAFE-5).
 * - A whole mail address.
 * - A name, or a part of three characters or more.
 * - The id of a member, or the number of an order or a case.
 * - The address of a profile on one of our sites.
 *
 * Not a GET although it only reads, because names and addresses must not appear in addresses.
 */
export const findMembers = operation({
  name: 'accounts/find-members',
  summary: 'Find members, for operators',
  method: 'POST',
  path: '/api/console/members.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({
    search: typedText(300).check(z.minLength(2, 'too_short')),
    site: z.optional(z.int().check(z.minimum(1), z.maximum(32_767))),
    state: z.optional(memberState),
    page: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
  }),
  answer: z.extend(pageOf(foundMember), {
    /** More members have such a name than the search looks at. */
    more: z.boolean(),
    /** Bars of the searched address: a former member was suspended or banned, and only a hash is left. */
    barred: z.array(z.object({ site: memberSite, until: instant, everywhere: z.boolean() })),
    /** All sites, for the filter. */
    sites: z.array(memberSite),
  }),
  errors: {},
});
