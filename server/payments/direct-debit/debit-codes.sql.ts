import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** A code that waits to be entered (AUTH-13). */
export interface StoredDebitCode {
  readonly member: Id;
  /** Keyed hash of everything the code confirms. */
  readonly bound: Buffer;
  /** Keyed hash of the same text with the code itself. */
  readonly codeHash: Buffer;
  readonly mandateReference: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly resendAt: Date;
  readonly tries: number;
}

const ofMember = (db: Handle, member: Id) =>
  paymentsTables(db).selectFrom('debit_codes').selectAll().where('member_id', '=', member);

const first = async (query: ReturnType<typeof ofMember>): Promise<StoredDebitCode | null> => {
  const row = await query.executeTakeFirst();
  if (!row) return null;
  return {
    member: row.member_id,
    bound: row.bound,
    codeHash: row.code_hash,
    mandateReference: row.mandate_reference,
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    resendAt: row.resend_at,
    tries: row.tries,
  };
};

export const readCode = (db: Handle, member: Id): Promise<StoredDebitCode | null> =>
  first(ofMember(db, member));

/** Locked until the transaction ends, so that simultaneous attempts are handled in turn. */
export const lockDebitCode = (db: Handle, member: Id): Promise<StoredDebitCode | null> =>
  first(ofMember(db, member).forUpdate());

/** Replaces the previous code. */
export async function storeDebitCode(db: Handle, code: Omit<StoredDebitCode, 'tries'>): Promise<void> {
  const values = {
    bound: code.bound,
    code_hash: code.codeHash,
    mandate_reference: code.mandateReference,
    made_at: code.madeAt,
    expires_at: code.expiresAt,
    resend_at: code.resendAt,
    tries: 0,
  };
  await paymentsTables(db)
    .insertInto('debit_codes')
    .values({ member_id: code.member, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

export async function countDebitCodeAttempt(db: Handle, member: Id): Promise<void> {
  await paymentsTables(db)
    .updateTable('debit_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('member_id', '=', member)
    .execute();
}

/** Sending failed, so another code can be requested at once. */
export async function allowResend(
  db: Handle,
  { member, codeHash }: StoredDebitCode,
  now: Date,
): Promise<void> {
  await paymentsTables(db)
    .updateTable('debit_codes')
    .set({ resend_at: now })
    .where('member_id', '=', member)
    .where('code_hash', '=', codeHash)
    .execute();
}

export async function deleteDebitCode(db: Handle, member: Id): Promise<void> {
  await paymentsTables(db).deleteFrom('debit_codes').where('member_id', '=', member).execute();
}
