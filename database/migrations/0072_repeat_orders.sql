-- Leave to charge the card of this order for later ones, too (PAY-26).
alter table payment_consents
  drop constraint payment_consents_kind_check,
  add constraint payment_consents_kind_check check (kind in ('start_now', 'recurring')),
  -- The most that may be charged at once, minor units of the order's currency.
  add column cap_amount integer check (cap_amount > 0),
  -- Where it was given from, encrypted.
  add column ip_sealed bytea,
  add constraint payment_consents_recurring check ((kind = 'recurring') = (cap_amount is not null)),
  add constraint payment_consents_ip check (kind = 'recurring' or ip_sealed is null);

-- What is kept is charged for one order at a time: two presses of a button are not two charges. Debits wait for days and
-- have limits of their own.
create unique index payments_one_open_charge on payments (mandate_id)
where state = 'pending' and method <> 'directdebit' and mandate_id is not null;

-- When the mail that confirms the purchase was taken by the mail server (CON-3, CON-8).
alter table payments add column confirmed_at timestamptz;
