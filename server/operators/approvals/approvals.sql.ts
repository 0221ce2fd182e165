import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { ApprovalKind } from '#contract/operators/approval.ts';
import type { ItemFilter } from '#contract/operators/item-owner.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { countQueue } from '#server/platform/review-queue/review-queue.sql.ts';
import { type ItemReader, passesItemFilter } from '../item-owners/item-owners.sql.ts';
import { operatorsTables } from '../tables.ts';

export interface NewApproval {
  readonly kind: ApprovalKind;
  /** Terms and numbers of the act that the approver's transaction carries out. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly member: Id | null;
  readonly operator: Id;
  readonly now: Date;
  readonly expires: Date;
}

export async function insertApproval(db: Handle, asked: NewApproval): Promise<Id> {
  const { kind, payload, member, operator, now, expires } = asked;
  const { id } = await operatorsTables(db)
    .insertInto('approvals')
    .values({
      ...{ kind, payload: JSON.stringify(payload), member_id: member },
      ...{ asked_by: operator, asked_at: now, expires_at: expires },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A waiting act, locked until the transaction ends; undefined if it was decided. */
export function lockApproval(db: Handle, id: Id, kind: ApprovalKind) {
  return operatorsTables(db)
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export interface ApprovalVerdict {
  readonly operator: Id;
  readonly approved: boolean;
  readonly now: Date;
}

export async function storeVerdict(
  db: Handle,
  id: Id,
  { operator, approved, now }: ApprovalVerdict,
): Promise<void> {
  await operatorsTables(db)
    .updateTable('approvals')
    .set({ decided_by: operator, decided_at: now, approved })
    .where('id', '=', id)
    .execute();
}

/** The waiting acts among these, locked until the transaction ends. */
export function lockWaitingApprovals(db: Handle, ids: readonly Id[], now: Date) {
  return operatorsTables(db)
    .selectFrom('approvals')
    .select(['id', 'kind', 'member_id', 'asked_by'])
    .where('id', 'in', [...ids])
    .where('decided_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface ApprovalPage {
  readonly kinds: readonly ApprovalKind[];
  readonly filter: ItemFilter;
  readonly reader: ItemReader;
  readonly offset: number;
  readonly limit: number;
}

const waitsFor = ({ kinds, filter, reader }: Pick<ApprovalPage, 'kinds' | 'filter' | 'reader'>) => {
  const item = {
    queue: 'approval',
    item: sql.ref<Id>('approvals.id'),
    since: sql.ref<Date>('asked_at'),
  } as const;
  return sql<boolean>`(decided_at is null and expires_at > ${reader.now} and kind = any(${[...kinds]}::text[])
    and ${passesItemFilter(item, filter, reader)})`;
};

/** Acts that wait, can still be approved and pass a filter, and the number of all of them. */
export async function waitingApprovals(db: Handle, page: ApprovalPage) {
  const { filter, offset, limit } = page;
  const waits = waitsFor(page);
  const direction = filter.sort === 'newest' ? 'desc' : 'asc';
  const rows = await operatorsTables(db)
    .selectFrom('approvals')
    .innerJoin('operators', 'operators.id', 'approvals.asked_by')
    .select(['approvals.id', 'kind', 'payload', 'member_id', 'asked_by', 'asked_at', 'expires_at', 'email'])
    .where(waits)
    .orderBy('asked_at', direction)
    .orderBy('approvals.id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, matching: await countQueue(db, sql`select from approvals where ${waits}`) };
}
