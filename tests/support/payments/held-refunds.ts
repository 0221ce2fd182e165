import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { addressOf } from '#server/notifications/door.ts';
import type { PeopleService, Person } from '../people/people.ts';
import { eventually } from '../service/service.ts';
import { buyPackage } from './buy-package.ts';

interface Reversal {
  readonly id: Id;
  readonly kind: string;
  readonly state: string;
  readonly released_why: string | null;
  readonly held_until: Date | null;
}

/** Steps and views of refunds that wait until the bank can no longer return the direct debit. */
export function heldRefunds(serviceOf: () => PeopleService) {
  const db = () => serviceOf().platform.db;
  const paymentOf = async (person: Person, id: Id) => (await person.api(getPayment, { id })).answer;
  const emailOf = async (person: Person) => (await addressOf(db(), person.id)).email ?? '';
  return {
    paymentOf,
    emailOf,
    creditsOf: async (person: Person) => (await person.api(getWallet, {})).answer.credits,
    mailsTo: (email: string) => serviceOf().service.mailbox?.list(email) ?? [],
    /** Turns a paid order into a direct debit in our books. */
    async debited(person: Person): Promise<Id> {
      const id = await buyPackage(person);
      await sql`update payments set method = 'directdebit' where id = ${id}`.execute(db());
      return id;
    },
    async withdraw(person: Person, payment: Id): Promise<void> {
      await person.api(confirmWithdrawal, {
        name: 'R. Koper',
        order: `${payment}`,
        email: await emailOf(person),
      });
      await eventually(async () => expect((await paymentOf(person, payment)).refund).not.toBeNull());
    },
    async reversals(payment: Id): Promise<readonly Reversal[]> {
      const { rows } = await sql<Reversal>`
        select id, kind, state, released_why, held_until from payment_reversals
        where payment_id = ${payment} order by created_at, id`.execute(db());
      return rows;
    },
    /** The number of refunds that the bank was asked for. */
    async sentOf(payment: Id): Promise<number> {
      const { rows } =
        await sql`select from sandbox.reversals join sandbox.payments on payments.id = payment_id
        where order_id = ${payment} and kind = 'refund'`.execute(db());
      return rows.length;
    },
  };
}
