create table spending_caps (
  member_id bigint primary key references members,
  -- What may be spent in 30 days, in minor units; null: nothing holds (yet).
  amount integer check (amount between 0 and 1000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- A higher cap, or none, holds from a later moment on: `next_amount` null with `next_from` is the end of the cap.
  next_amount integer check (next_amount between 0 and 1000000),
  next_from timestamptz,
  set_at timestamptz not null,
  constraint spending_caps_next check (next_amount is null or next_from is not null),
  constraint spending_caps_looser check (next_amount is null or next_amount > amount)
);
comment on table spending_caps is 'credits: what a member allows themselves to spend on credits in 30 days (CRED-12)';
