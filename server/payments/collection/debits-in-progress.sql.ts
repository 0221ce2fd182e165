import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';

/** The number of days in which a collected debit may still fail (PAY-28): five bank working days. */
const settledDays = 8;

/** Member, bank account and browser of a debit. Null: unknown. */
export interface DebitOrigin {
  readonly member: Id;
  readonly ibanHash: Buffer | null;
  readonly device: Buffer | null;
}

/** Cents of debits in progress. */
export interface DebitsInProgress {
  readonly ofMember: number;
  /** The total of the same bank account over all members. */
  readonly ofIban: number;
  /** The total that was ordered in the same browser, over all members. */
  readonly ofDevice: number;
}

/** Serialises the debits of one member, of one account and of one browser until the transaction ends. */
export async function lockDebits(db: Handle, { member, ibanHash, device }: DebitOrigin): Promise<void> {
  const names = [
    `member ${member}`,
    ...(ibanHash ? [`iban ${ibanHash.toString('hex')}`] : []),
    ...(device ? [`device ${device.toString('hex')}`] : []),
  ];
  for (const name of names) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`credits/debits ${name}`}, 0))`.execute(db);
  }
}

/** Debits that a bank may still refuse. All of them are in euros. */
export async function debitsInProgress(
  db: Handle,
  { member, ibanHash, device }: DebitOrigin,
  now: Date,
): Promise<DebitsInProgress> {
  const since = addDays(now, -settledDays);
  const isOpen = sql`payments.debit_at is not null and (
    payments.state = 'pending'
    or (payments.state = 'completed' and payments.settled_at > ${since} and payments.reversed_amount = 0)
  )`;
  const { rows } = await sql<{ of_member: number; of_iban: number; of_device: number }>`
    select
      (select coalesce(sum(amount), 0)::int from payments where member_id = ${member} and ${isOpen}) as of_member,
      (
        select coalesce(sum(payments.amount), 0)::int from payment_mandates
        join payments on payments.mandate_id = payment_mandates.id
        where payment_mandates.iban_hash = ${ibanHash} and ${isOpen}
      ) as of_iban,
      (
        select coalesce(sum(payments.amount), 0)::int from debit_devices
        join payments on payments.id = debit_devices.payment_id
        where debit_devices.device_hash = ${device} and ${isOpen}
      ) as of_device`.execute(db);
  const [row] = rows;
  return { ofMember: row?.of_member ?? 0, ofIban: row?.of_iban ?? 0, ofDevice: row?.of_device ?? 0 };
}
