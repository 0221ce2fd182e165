-- What the newest purchase brought and cost: the worth of a credit to its member (CON-9), without reading the ledger.
alter table wallets
  add column purchase_credits integer check (purchase_credits > 0),
  add column purchase_amount integer check (purchase_amount > 0),
  add column purchase_currency text check (purchase_currency ~ '^[A-Z]{3}$'),
  add constraint wallets_purchase_whole
    check (num_nonnulls(purchase_credits, purchase_amount, purchase_currency) in (0, 3));

update wallets set
  purchase_credits = newest.credits, purchase_amount = newest.amount, purchase_currency = newest.currency
from (
  select distinct on (entry.member_id) entry.member_id, payments.credits, payments.amount, payments.currency
  from ledger_transfers as entry join payments on payments.id = entry.payment_id
  where entry.reason = 'purchase'
  order by entry.member_id, entry.id desc
) as newest
where newest.member_id = wallets.member_id;
