import type { InputOf } from '#contract/kit/operation.ts';
import type { MadeCode } from '#contract/payments/console/list-codes.ts';
import type { makeCode } from '#contract/payments/console/make-code.ts';
import type { Unit } from '#server/platform/platform.ts';
import { insertCode, readCode, siteOfMember } from './made-codes.sql.ts';

export type CodeDraft = InputOf<typeof makeCode>;

/**
 * Whether the code works for every member. Nobody can say how many orders it will take part in, so a second
 * operator approves it (SAFE-6).
 */
export const isCampaign = ({ member, validity }: CodeDraft): boolean =>
  member === null && validity === 'once-per-user';

/** Stores a checked code. Null if a code of that name exists. */
export async function storeMadeCode(
  { db }: Pick<Unit, 'db'>,
  draft: CodeDraft,
  now: Date,
): Promise<MadeCode | null> {
  const site = draft.member === null ? null : await siteOfMember(db, draft.member);
  const expires = draft.expires === null ? null : new Date(draft.expires);
  if (!(await insertCode(db, { ...draft, site, expires, now }))) return null;
  return readCode(db, draft.code, now);
}
