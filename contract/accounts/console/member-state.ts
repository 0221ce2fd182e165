import * as z from 'zod/mini';

/**
 * State of an account as operators see it; each has a text: `accounts.desk.state.<state>`. The first that
 * applies counts. `withheld`: flagged as fraud. `frozen`: locked out silently (CSAM-2).
 * `deleting`: the member asked for deletion. `disabled`: the
 * profile is switched off.
 */
export const memberStates = [
  'erased',
  'frozen',
  'banned',
  'suspended',
  'hidden',
  'deleting',
  'withheld',
  'unconfirmed',
  'disabled',
  'invisible',
  'active',
] as const;

export const memberState = z.enum(memberStates);

export type MemberState = z.output<typeof memberState>;

/** Site of a member, by its host name. */
export const memberSite = z.object({ id: z.int(), host: z.string() });
