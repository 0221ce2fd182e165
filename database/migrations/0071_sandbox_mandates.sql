-- The pretend bank keeps cards and accounts, collects from them again, and gives money back (CRED-5).
create table sandbox_mandates (
  id text primary key,
  customer text not null,
  method text not null check (method in ('directdebit', 'creditcard', 'paypal')),
  -- Of the card or the account; nothing else of either is kept.
  last_four text check (last_four ~ '^[0-9A-Z]{4}$'),
  -- The shop's own, of an account.
  mandate_reference text check (char_length(mandate_reference) <= 35),
  state text not null default 'valid' check (state in ('pending', 'valid', 'invalid')),
  -- What the next charge of a card comes to.
  next_charge text not null default 'paid'
    check (next_charge in ('paid', 'authentication_required', 'insufficient_funds', 'card_expired', 'card_declined')),
  created_at timestamptz not null,
  unique (customer, mandate_reference)
);
comment on table sandbox_mandates is 'credits: cards and accounts that the built-in payment provider keeps, in its own books (CRED-5)';

alter table sandbox_payments
  -- Whose card or account is kept, or was charged.
  add column customer text,
  -- What a first payment left behind, or what a later one was charged with.
  add column mandate_id text references sandbox_mandates,
  -- The bank's code, or what the card said.
  add column failure text,
  -- When a direct debit that nobody pressed comes in.
  add column settles_at timestamptz,
  -- What becomes of the next money that the shop gives back; lost: done, but the answer never arrives.
  add column next_refund text not null default 'done' check (next_refund in ('done', 'pending', 'not_enough_money', 'lost')),
  -- Nobody is before a screen when a kept card or account is charged.
  alter column redirect_url drop not null;
create index sandbox_payments_created on sandbox_payments (created_at);

alter table sandbox_reversals
  add column own_id text,
  add column reason text;
create unique index sandbox_reversals_of_the_shop on sandbox_reversals (payment_id, own_id);
