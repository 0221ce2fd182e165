import type { Id } from '#contract/kit/id.ts';
import { recordAction } from '#server/operators/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { NotifierRow } from './notifier-cases.sql.ts';

interface NotifierAct {
  readonly operator: Id;
  readonly action: 'safety/decide-notifier' | 'safety/review-notifier';
  readonly details: Readonly<Record<string, string | number | boolean>>;
  readonly at: Date;
}

/** Writes an act on a case of a sender into the audit log, in its transaction. An address is not named. */
export async function recordNotifierAct(
  unit: Pick<Unit, 'db'>,
  { id, member_id: member }: Pick<NotifierRow, 'id' | 'member_id'>,
  act: NotifierAct,
): Promise<void> {
  await recordAction(unit, { ...act, subject: id, ...(member !== null && { member }) });
}
