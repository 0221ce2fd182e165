import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import type { MadeCode } from '#contract/payments/console/made-code.ts';
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

/** The operators behind a code, and the moment of its making. */
interface Making {
  readonly madeBy: Id;
  /** Null if the code needs no second operator. */
  readonly approvedBy: Id | null;
  readonly now: Date;
}

/** Stores a checked code. Null if a code of that name exists. */
export async function storeMadeCode(
  { db }: Pick<Unit, 'db'>,
  draft: CodeDraft,
  making: Making,
): Promise<MadeCode | null> {
  const site = draft.member === null ? null : await siteOfMember(db, draft.member);
  const expires = draft.expires === null ? null : new Date(draft.expires);
  if (!(await insertCode(db, { ...draft, ...making, site, expires }))) return null;
  return readCode(db, draft.code, making.now);
}
