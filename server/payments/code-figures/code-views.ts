import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type CodeFigures, codeFigures } from '#contract/payments/console/code-figures.ts';
import { operatorAddresses } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FoundCode } from './found-codes.sql.ts';
import { type CodeUse, usesOfCodes } from './used-codes.sql.ts';

const unused: Omit<CodeUse, 'code'> = {
  ...{ uses: 0, held: 0, buyers: 0, first_used: null, last_used: null, money: [] },
};

/** The orders that can still take the code; null: one of each member. */
function remainingOf({ state, validity, member }: FoundCode, taken: number): number | null {
  if (state === 'stopped' || state === 'ended' || state === 'used_up') return 0;
  if (validity === 'once-per-user' && member === null) return null;
  return Math.max(0, 1 - taken);
}

type Names = ReadonlyMap<Id, string>;

function viewOf(found: FoundCode, use: Omit<CodeUse, 'code'>, names: Names, now: Date): CodeFigures {
  const { expires_at: expires, created_at, stopped_at, made_by, approved_by, stopped_by, ...rest } = found;
  const nameOf = (operator: Id | null) => (operator === null ? null : (names.get(operator) ?? null));
  return z.parse(codeFigures, {
    ...rest,
    ...use,
    expires: expires?.toISOString() ?? null,
    expired: expires !== null && expires <= now,
    created_at: created_at.toISOString(),
    remaining: remainingOf(found, use.uses + use.held),
    first_used: use.first_used?.toISOString() ?? null,
    last_used: use.last_used?.toISOString() ?? null,
    made_by: nameOf(made_by),
    approved_by: nameOf(approved_by),
    stopped_by: nameOf(stopped_by),
    stopped_at: stopped_at?.toISOString() ?? null,
  });
}

/** Codes with their use, their money and the addresses of their operators, in the given order. */
export async function codeViews(db: Handle, found: readonly FoundCode[], now: Date): Promise<CodeFigures[]> {
  // A request that waits may have the name of a code that exists.
  const existing = found.filter(({ approval }) => approval === null).map(({ code }) => code);
  const operators = found.flatMap((one) => [one.made_by, one.approved_by, one.stopped_by]);
  const ids = [...new Set(operators.flatMap((operator) => operator ?? []))];
  const [uses, names] = await Promise.all([usesOfCodes(db, existing), operatorAddresses(db, ids)]);
  return found.map((one) =>
    viewOf(one, (one.approval === null ? uses.get(one.code) : undefined) ?? unused, names, now),
  );
}
