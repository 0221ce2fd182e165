create table reconciliation_runs (
  id bigint generated always as identity primary key,
  -- Or our own ledger, which is compared with itself.
  books text not null check (books in ('sandbox', 'mollie', 'ledger')),
  -- Payments made at the provider in that time are compared.
  covers_from timestamptz not null,
  covers_until timestamptz not null check (covers_until > covers_from),
  started_at timestamptz not null,
  -- Null: it did not get to its end.
  finished_at timestamptz check (finished_at >= started_at),
  -- How many payments each side had, and how many differences there are after it.
  theirs integer not null default 0 check (theirs >= 0),
  ours integer not null default 0 check (ours >= 0),
  open_findings integer not null default 0 check (open_findings >= 0)
);
comment on table reconciliation_runs is 'credits: comparisons of our books with those of a provider or with themselves, so that a night without one is seen (CRED-11)';
create index reconciliation_runs_newest on reconciliation_runs (started_at desc);

create table reconciliation_findings (
  id bigint primary key default random_id(),
  books text not null check (books in ('sandbox', 'mollie', 'ledger')),
  kind text not null check (kind in (
    'unknown_here', 'unknown_there', 'amount_differs', 'paid_there', 'paid_here',
    'reversal_missing', 'reversal_unknown', 'no_reference', 'ledger'
  )),
  -- What it is about, the same each night: the provider's id, our order or an entry of the ledger.
  subject text not null check (char_length(subject) <= 200),
  payment_id bigint references payments,
  provider_reference text,
  -- What each side says: amounts, states, ids; nothing about a person.
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  first_seen timestamptz not null,
  last_seen timestamptz not null check (last_seen >= first_seen),
  resolved_at timestamptz,
  -- Null: it was gone by itself.
  resolved_by bigint references operators,
  note text check (char_length(note) <= 500),
  unique (books, kind, subject),
  constraint reconciliation_findings_resolved check (resolved_at is not null or (resolved_by is null and note is null)),
  constraint reconciliation_findings_explained check ((resolved_by is null) = (note is null))
);
comment on table reconciliation_findings is 'credits: differences between our books and those of a provider, or within them, each once (CRED-11)';
create index reconciliation_findings_open on reconciliation_findings (first_seen desc, id) where resolved_at is null;

-- Orders of some days, for the comparison and for the console.
create index payments_newest on payments (created_at desc, id desc);
