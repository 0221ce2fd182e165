-- What tells where a buyer is (VAT-1); null: it does not tell.
alter table payments
  -- The country of the address that the order came from.
  add column ip_country text check (ip_country ~ '^[A-Z]{2}$'),
  -- The country of the bank or card that paid, as its provider knows it.
  add column payer_country text check (payer_country ~ '^[A-Z]{2}$');
