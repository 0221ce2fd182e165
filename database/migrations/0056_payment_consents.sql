create table payment_consents (
  payment_id bigint not null references payments,
  kind text not null check (kind in ('start_now')),
  -- Of the text that stood beside the box, and the language it was read in: proof of what was agreed to (CON-3).
  text_version text not null check (char_length(text_version) <= 40),
  language text not null check (language ~ '^[a-z]{2}$'),
  given_at timestamptz not null,
  primary key (payment_id, kind)
);
comment on table payment_consents is 'credits: what a buyer agreed to with an order beyond buying it (CON-3)';
