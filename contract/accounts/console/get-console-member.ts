import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { gender } from '#contract/profiles/fields.ts';
import { memberSite, memberState } from './member-state.ts';

/** The head of a member's page in the console. Fields that an erased member no longer has are null. */
export const consoleMember = z.object({
  member: id,
  site: memberSite,
  /** The profile on its site; null for an erased member. */
  address: z.nullable(z.string()),
  name: z.nullable(z.string()),
  age: z.nullable(z.int()),
  gender: z.nullable(gender),
  /** The language in which the member reads. Null for an erased member. */
  language: z.nullable(locale),
  fictional: z.boolean(),
  state: memberState,
  joined_at: instant,
  last_active_at: z.nullable(instant),
  erased_at: z.nullable(instant),
  /** When the deletion that the member asked for is carried out. */
  erase_at: z.nullable(instant),
  /** Upheld decisions against the member that are still kept. */
  strikes: z.int(),
  /** The main photo, whatever its status. */
  main_photo: z.nullable(id),
});

export type ConsoleMember = z.output<typeof consoleMember>;

/** The head of a member's page. The sections have operations of their own (SAFE-2, SAFE-5). */
export const getConsoleMember = operation({
  name: 'accounts/get-console-member',
  summary: 'A member, for operators',
  method: 'GET',
  path: '/api/console/member.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({ member: queryId }),
  answer: consoleMember,
  errors: {},
});
