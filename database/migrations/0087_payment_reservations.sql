-- Reservations of orders (CRED-13): a discount code, the discounted first purchase, and room under a spending cap.
-- They replace discount_code_uses, whose rows were deleted as soon as a buyer cancelled, although money could still come.

create table payment_reservations (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  -- Null once the member is erased: a single-use code stays used.
  member_id bigint references members (id),
  kind text not null check (kind in ('code', 'first_purchase', 'spending')),
  code text check (char_length(code) <= 40),
  once boolean not null default false,
  amount integer check (amount > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- The member's spending cap at the time of the order, in `currency`; null: none limited this order.
  cap integer check (cap >= 0),
  state text not null default 'held' check (state in ('held', 'used', 'released')),
  held_at timestamptz not null,
  ended_at timestamptz,
  constraint payment_reservations_ended check ((state = 'held') = (ended_at is null)),
  constraint payment_reservations_shape check (
    case kind
      when 'spending' then code is null and not once and num_nulls(amount, currency) = 0
      else code is not null and num_nonnulls(amount, currency, cap) = 0
    end
  ),
  constraint payment_reservations_once check (not once or kind = 'code')
);

comment on table payment_reservations is 'payments: what an order reserves until its provider reports its end';

create unique index payment_reservations_of_payment on payment_reservations (payment_id, kind) where state <> 'released';
create unique index payment_reservations_of_code on payment_reservations (code, member_id)
  where kind = 'code' and state <> 'released';
create unique index payment_reservations_once on payment_reservations (code) where once and state <> 'released';
create unique index payment_reservations_first on payment_reservations (member_id)
  where kind = 'first_purchase' and state <> 'released';
create index payment_reservations_of_member on payment_reservations (member_id, held_at);
create index payment_reservations_payment on payment_reservations (payment_id);

insert into payment_reservations (payment_id, member_id, kind, code, once, state, held_at, ended_at)
select use.payment_id, use.member_id,
  case when use.code = 'WELCOME25' then 'first_purchase' else 'code' end,
  case when use.code = 'WELCOME25' then coalesce(payments.discount_code, use.code) else use.code end,
  use.once,
  case when payments.state = 'pending' then 'held' else 'used' end,
  use.used_at,
  payments.settled_at
from discount_code_uses as use join payments on payments.id = use.payment_id;

-- Every order that was paid, or may still be, also holds its price. No cap is known to have limited these orders.
insert into payment_reservations (payment_id, member_id, kind, amount, currency, state, held_at, ended_at)
select id, member_id, 'spending', amount, currency,
  case when state = 'completed' then 'used' else 'held' end,
  created_at,
  case when state = 'completed' then settled_at end
from payments
where state in ('pending', 'completed') or (state = 'cancelled' and watched_until is not null);

drop table discount_code_uses;

-- Stored instead of guessed from times that happen to be equal.
alter table payments add column made_premium boolean not null default false;
update payments set made_premium = true
from wallets
where wallets.member_id = payments.member_id and wallets.premium_since = payments.settled_at and payments.state = 'completed';

-- Money that arrives without a valid reservation goes back by itself.
alter table payment_reversals drop constraint payment_reversals_requested_by_check;
alter table payment_reversals add constraint payment_reversals_requested_by_check
  check (requested_by in ('member', 'operator', 'system'));
