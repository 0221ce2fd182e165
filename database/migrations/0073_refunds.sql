-- A refund of our own stands here before its provider is called, which names it later (PAY-16).
alter table payment_reversals
  alter column provider_reference drop not null,
  -- Who wanted it of us; null: the provider told of it.
  add column requested_by text check (requested_by in ('member', 'operator')),
  add column operator_id bigint references operators,
  -- The second one, while a bank may still take the same money back itself (SEPA-8).
  add column approved_by bigint references operators,
  drop constraint payment_reversals_reason_check,
  add constraint payment_reversals_reason_check check (char_length(reason) <= 500),
  add constraint payment_reversals_named check (provider_reference is not null or requested_by is not null),
  add constraint payment_reversals_own_refund check (requested_by is null or kind = 'refund'),
  add constraint payment_reversals_operator check ((operator_id is not null) = coalesce(requested_by = 'operator', false)),
  add constraint payment_reversals_second check (approved_by is null or (operator_id is not null and approved_by <> operator_id));
-- An order is withdrawn from once, unless the refund came to nothing.
create unique index payment_reversals_one_withdrawal on payment_reversals (payment_id)
where requested_by = 'member' and state <> 'undone';

-- Never more than was paid, with all that others sent or took back: banks alone may do that (SEPA-8).
create function refund_within_paid() returns trigger
language plpgsql
as $$
declare
  paid integer;
  gone bigint;
begin
  select amount into paid from payments where id = new.payment_id for update;
  select coalesce(sum(amount), 0) into gone from payment_reversals
  where payment_id = new.payment_id and state <> 'undone';
  if gone + new.amount > paid then
    raise exception 'refunds of payment % come to more than was paid', new.payment_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger payment_reversals_within_paid before insert on payment_reversals
for each row when (new.requested_by is not null) execute function refund_within_paid();

create table withdrawals (
  id bigint primary key default random_id(),
  -- Null: there is no such order; the row goes as soon as that is seen.
  payment_id bigint references payments,
  -- Declared in a browser in which the order's own member was logged in.
  logged_in boolean not null,
  -- Name and address as declared, encrypted; null: of no use any more.
  declared bytea,
  language text not null check (language ~ '^[a-z]{2}$'),
  declared_at timestamptz not null,
  -- What came of it; null: nobody has looked yet. `unpaid` is looked at again.
  outcome text check (outcome in ('refunded', 'cancelled', 'unpaid', 'late', 'repeated', 'spent', 'unproven')),
  answered_at timestamptz,
  reversal_id bigint unique references payment_reversals,
  constraint withdrawals_answered check ((outcome is null) = (answered_at is null)),
  constraint withdrawals_refunded check ((reversal_id is not null) = coalesce(outcome = 'refunded', false))
);
comment on table withdrawals is 'credits: declarations that an order is withdrawn from, and what came of them (CON-4, CON-5)';
create index withdrawals_of_payment on withdrawals (payment_id, answered_at);
