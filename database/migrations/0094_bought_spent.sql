-- The bought credits that a member spent and did not get back, kept by every transfer (CRED-3). Each refund summed the
-- member's whole history before.

-- Summed before the wallets are locked, so that members wait only for the update.
create temporary table spent_before on commit drop as
select member_id, sum(case credit_account when 'spent' then bought else -bought end)::integer as bought
from ledger_transfers where 'spent' in (debit_account, credit_account)
group by member_id;

alter table wallets add column bought_spent integer not null default 0;
update wallets set bought_spent = spent_before.bought
from spent_before where spent_before.member_id = wallets.member_id and spent_before.bought <> 0;
alter table wallets add constraint wallets_bought_spent check (bought_spent >= 0);
