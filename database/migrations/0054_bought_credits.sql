-- Bought credits told apart from given ones, and entries that name the purchase they bring or take back.

-- How many of the balance were bought; the others were given, and are spent first.
alter table wallets add column bought integer not null default 0;

alter table ledger_transfers
  add column bought integer not null default 0,
  -- The purchase that an entry brings or takes back.
  add column payment_id bigint references payments;

-- Entries from before: given credits were spent first, and what was returned counts as given.
alter table ledger_transfers disable trigger ledger_transfers_append_only;
with given as (
  select member_id, id, reason, amount,
    sum(case reason when 'purchase' then 0 when 'message' then -amount else amount end)
      over (partition by member_id order by id) as flow
  from ledger_transfers
), lowest as (
  select *, flow - least(0, min(flow) over (partition by member_id order by id)) as held from given
), steps as (
  select member_id, id, reason, amount,
    lag(held, 1, 0::bigint) over (partition by member_id order by id) - held as given_spent
  from lowest
)
update ledger_transfers set
  bought = case steps.reason when 'purchase' then steps.amount else steps.amount - steps.given_spent end,
  payment_id = case when steps.reason = 'purchase' and idempotency_key ~ '^payment:[0-9]+$'
    then substr(idempotency_key, 9)::bigint end
from steps
where (steps.member_id, steps.id) = (ledger_transfers.member_id, ledger_transfers.id)
  and (steps.reason = 'purchase' or (steps.reason = 'message' and steps.amount > steps.given_spent));
alter table ledger_transfers enable trigger ledger_transfers_append_only;

update wallets set bought = held.bought
from (
  select member_id, sum(case credit_account when 'wallet' then bought else -bought end) as bought
  from ledger_transfers group by member_id having sum(bought) > 0
) as held
where held.member_id = wallets.member_id;
alter table wallets add check (bought between 0 and balance);

-- What each reason moves between which accounts: one of them is always the wallet.
alter table ledger_transfers
  drop constraint ledger_transfers_reason_check,
  drop constraint ledger_transfers_check,
  drop constraint ledger_transfers_debit_account_check,
  drop constraint ledger_transfers_credit_account_check,
  add constraint ledger_transfers_accounts check (case reason
    when 'signup' then (debit_account, credit_account) = ('granted', 'wallet')
    when 'demo' then (debit_account, credit_account) = ('granted', 'wallet')
    when 'gift' then (debit_account, credit_account) = ('granted', 'wallet')
    when 'purchase' then (debit_account, credit_account) = ('sold', 'wallet')
    when 'message' then (debit_account, credit_account) = ('wallet', 'spent')
    when 'refund' then (debit_account, credit_account) = ('spent', 'wallet')
    when 'withdrawal' then (debit_account, credit_account) = ('wallet', 'reversed')
    when 'chargeback' then (debit_account, credit_account) = ('wallet', 'reversed')
    when 'restored' then (debit_account, credit_account) = ('reversed', 'wallet')
    else false
  end),
  add constraint ledger_transfers_bought check (
    bought between 0 and amount
    and (bought = 0 or debit_account <> 'granted')
    and (bought = amount or reason not in ('purchase', 'withdrawal'))
  ),
  add constraint ledger_transfers_payment check (
    (payment_id is not null) = (reason in ('purchase', 'withdrawal', 'chargeback', 'restored'))
  );

-- One grant for a payment, whatever its key says (PAY-9).
create unique index ledger_transfers_granted on ledger_transfers (member_id, payment_id) where reason = 'purchase';
create index ledger_transfers_of_payments on ledger_transfers (member_id, payment_id) where payment_id is not null;
