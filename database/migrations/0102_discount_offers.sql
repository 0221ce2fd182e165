-- The service logs which member was offered which discount, against which lowest price (MEET-3, CON-11, decision 0071).
create table discount_offers (
  member_id bigint not null references members,
  -- No foreign key: the newcomer codes are not stored, and a personal code ends with its member.
  code text not null check (char_length(code) between 1 and 40),
  package text not null check (package in ('p0', 'p1', 'p2', 'p3')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  value_percentage numeric(4, 1) not null check (value_percentage > 0 and value_percentage <= 100),
  -- The lowest price of the 30 days before the offer, in minor units. The discount is taken off this price.
  lowest_amount integer not null check (lowest_amount > 0),
  -- The price that the member was offered.
  amount integer not null,
  offered_at timestamptz not null,
  -- Null: the code had no end at that moment.
  ends_at timestamptz,
  primary key (member_id, code, package, currency, value_percentage, lowest_amount),
  constraint discount_offers_amount check (amount = greatest(1, floor(lowest_amount * (100 - value_percentage) / 100))),
  constraint discount_offers_end check (ends_at > offered_at)
);
comment on table discount_offers is 'payments: which member was offered which discount, until when and against which lowest price, append-only (MEET-3)';

create trigger discount_offers_append_only before update or truncate on discount_offers
for each statement execute function refuse_change();

-- Runs at the commit, when an erasure has marked its member.
create function keep_discount_offers() returns trigger language plpgsql as $$
begin
  if exists (select from members where id = old.member_id and erased_at is not null) and not exists (
    select from payments where member_id = old.member_id and discount_code = old.code
  ) then return null; end if;
  raise exception 'discount_offers is append-only' using errcode = 'restrict_violation';
end
$$;
create constraint trigger discount_offers_stay after delete on discount_offers
deferrable initially deferred for each row execute function keep_discount_offers();
