import { getOperator } from '#contract/operators/get-operator.ts';
import type { Look } from '#server/platform/http/wiring.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addMinutes } from '#server/platform/time.ts';
import { insertLook } from './audit-entries.sql.ts';

/** Calls that leave no entry, each with its reason (SAFE-2). */
export const unrecordedLooks: Readonly<Record<string, string>> = {
  [getOperator.name]: 'shows operators their own login; every page of the console asks it',
  'content/list-macros': 'shows prepared answers, and nothing about a member',
  'operators/list-colleagues': 'shows the addresses of operators, and nothing about a member',
  'photos/count-waiting-photos': 'a number that the overview asks every 30 seconds',
  'chat/count-waiting-images': 'a number that the overview asks every 30 seconds',
};

/** Lists that an open page asks again every minute. The same page of a list is one look in ten minutes. */
const polled = new Set(['safety/list-reports', 'safety/list-restrictions', 'safety/search-queue']);
const sameLookMinutes = 10;

/** Fields of an input that name what the call is about. All other fields may hold words and are left out. */
const subjects = ['payment', 'photo', 'report', 'complaint', 'case', 'proposal', 'finding', 'approval', 'id'];

const numberIn = (input: unknown, field: string): number | null => {
  if (typeof input !== 'object' || input === null || !(field in input)) return null;
  const value: unknown = Reflect.get(input, field);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
};

/** The only member that the handler showed. */
const onlyMember = (members: ReadonlySet<number>): number | null => {
  const [first = null, second] = members;
  return second === undefined ? first : null;
};

/** Writes one entry for an operator's call: no name, no address and no search term (SAFE-2, GDPR-17). */
export async function recordLook(
  { operator, operation, input, members }: Look,
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
): Promise<void> {
  if (operation in unrecordedLooks) return;
  const at = clock.now();
  const member = numberIn(input, 'member') ?? onlyMember(members);
  const subject = subjects.map((field) => numberIn(input, field)).find((found) => found !== null) ?? null;
  const page = numberIn(input, 'page');
  await insertLook(db, {
    ...{ operator, action: operation, member, subject, at },
    details: {
      ...(page !== null && page > 1 && { page }),
      ...(members.size > 1 && { members: members.size }),
    },
    unlessSince: polled.has(operation) ? addMinutes(at, -sameLookMinutes) : null,
  });
}
