-- Where a bank transfer has to go and what it has to say, as its provider told it (PAY-36); all of it or nothing.
alter table payments
  add column transfer_iban text,
  add column transfer_bic text,
  -- Of the account's holder.
  add column transfer_name text,
  add column transfer_reference text,
  add constraint payments_transfer_whole
    check (num_nulls(transfer_iban, transfer_bic, transfer_name, transfer_reference) in (0, 4));
