import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/** Every statement can run again. A later change of a table is one more such statement at the end. */
const statements = `
  select pg_advisory_xact_lock(hashtextextended('sandbox books', 0));
  create schema if not exists sandbox;
  create table if not exists sandbox.mandates (
    id text primary key,
    customer text not null,
    method text not null check (method in ('directdebit', 'creditcard', 'paypal')),
    last_four text check (last_four ~ '^[0-9A-Z]{4}$'),
    mandate_reference text check (char_length(mandate_reference) <= 35),
    state text not null default 'valid' check (state in ('pending', 'valid', 'invalid')),
    next_charge text not null default 'paid'
      check (next_charge in ('paid', 'authentication_required', 'insufficient_funds', 'card_expired', 'card_declined')),
    created_at timestamptz not null,
    unique (customer, mandate_reference)
  );
  create table if not exists sandbox.payments (
    id text primary key,
    amount integer not null,
    currency text not null,
    description text not null,
    method text not null,
    state text not null default 'open' check (state in ('open', 'pending', 'paid', 'failed', 'canceled', 'expired')),
    redirect_url text,
    webhook_url text not null,
    order_id bigint not null,
    idempotency_key text not null unique,
    created_at timestamptz not null default now(),
    customer text,
    mandate_id text references sandbox.mandates,
    failure text,
    settles_at timestamptz,
    next_refund text not null default 'done' check (next_refund in ('done', 'pending', 'not_enough_money', 'lost'))
  );
  create index if not exists payments_created on sandbox.payments (created_at);
  create table if not exists sandbox.reversals (
    id text primary key,
    payment_id text not null references sandbox.payments,
    kind text not null check (kind in ('refund', 'chargeback')),
    amount integer not null check (amount > 0),
    state text not null default 'done' check (state in ('pending', 'done', 'undone')),
    created_at timestamptz not null default now(),
    own_id text,
    reason text
  );
  create unique index if not exists reversals_of_the_shop on sandbox.reversals (payment_id, own_id);
  create unique index if not exists reversals_one_chargeback on sandbox.reversals (payment_id)
    where kind = 'chargeback' and state <> 'undone'`;

/**
 * Creates the tables of the sandbox bank in a schema of their own, unless they exist. Only a start that uses
 * the bank calls this, so no migration and no production database has these tables (CRED-5).
 */
export async function openSandboxBooks(db: Handle): Promise<void> {
  // One query with several statements is one transaction.
  await sql.raw(statements).execute(db);
}
