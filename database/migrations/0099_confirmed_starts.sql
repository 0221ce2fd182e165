-- When the mail that confirms a request to start waiting credits was taken by the mail server (CON-3). Null also for a
-- consent given with the order: the mail about the purchase repeats that one.

alter table payment_consents add column confirmed_at timestamptz;
alter table payment_consents add constraint payment_consents_confirmed check (kind = 'start_now' or confirmed_at is null);
