import type { Id } from '#contract/kit/id.ts';
import type { ApprovalKind } from '#contract/operators/approval.ts';
import type { Handle } from '#server/platform/database/handle.ts';
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

/** Acts that wait and can still be approved, oldest first. */
export function waitingApprovals(
  db: Handle,
  { kinds, now, offset, limit }: { kinds: readonly ApprovalKind[]; now: Date; offset: number; limit: number },
) {
  return operatorsTables(db)
    .selectFrom('approvals')
    .innerJoin('operators', 'operators.id', 'approvals.asked_by')
    .select(['approvals.id', 'kind', 'payload', 'member_id', 'asked_by', 'asked_at', 'expires_at', 'email'])
    .where('decided_at', 'is', null)
    .where('expires_at', '>', now)
    .where('kind', 'in', [...kinds, ''])
    .orderBy('asked_at')
    .orderBy('approvals.id')
    .offset(offset)
    .limit(limit)
    .execute();
}
