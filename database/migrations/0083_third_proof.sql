-- Where a buyer says they live: asked once, where what is known of it does not tell, and before the invoice (VAT-1).
alter table payments
  add column buyer_country text check (buyer_country ~ '^[A-Z]{2}$'),
  add column buyer_country_at timestamptz,
  -- When the mail server took the notice of a direct debit, for the day it is to be collected on now (SEPA-5).
  add column announced_at timestamptz,
  add constraint payments_buyer_country_whole check ((buyer_country is null) = (buyer_country_at is null));

-- Of those before this nobody noted it.
update payments set announced_at = created_at where debit_at is not null;
