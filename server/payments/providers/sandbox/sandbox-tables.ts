import type { Generated } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * The tables of the schema `sandbox`: the bank's own books, which only the bank reads and writes (CRED-5).
 */
export type SandboxTables = {
  payments: {
    id: string;
    amount: number;
    currency: string;
    description: string;
    method: string;
    state: Generated<string>;
    /** Null for a charge of a kept card or account: no buyer is at a screen. */
    redirect_url: string | null;
    webhook_url: string;
    /** The order id, as a real provider carries it in its metadata. */
    order_id: number;
    idempotency_key: string;
    created_at: Generated<Date>;
    /** The owner of the card or account that is kept or was charged. */
    customer: string | null;
    /** The mandate that a first payment created, or that a later one charged. */
    mandate_id: string | null;
    /** A bank code, or the reason of the card. */
    failure: string | null;
    /** When an untouched direct debit is paid. */
    settles_at: Date | null;
    /** The outcome of the shop's next refund. */
    next_refund: Generated<string>;
  };
  mandates: {
    id: string;
    customer: string;
    method: string;
    /** The end of the card or account number; the bank keeps nothing else of either. */
    last_four: string | null;
    /** The shop's own reference; null for a card. */
    mandate_reference: string | null;
    state: Generated<string>;
    /** The outcome of the next charge of a card. */
    next_charge: Generated<string>;
    created_at: Date;
  };
  reversals: {
    id: string;
    payment_id: string;
    kind: string;
    amount: number;
    state: Generated<string>;
    created_at: Generated<Date>;
    /** The shop's own id of a refund. */
    own_id: string | null;
    reason: string | null;
  };
};

/** The given handle with the bank's tables. */
export const sandboxTables = (db: Handle) => db.withSchema('sandbox').$extendTables<SandboxTables>();
