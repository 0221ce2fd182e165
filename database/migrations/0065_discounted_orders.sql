-- An order at a discount keeps what it would have cost and by which code, beside the price that was shown and asked.
alter table payments
  add column full_amount integer,
  add column discount_code text check (char_length(discount_code) <= 40),
  add constraint payments_discounted check (full_amount >= amount),
  add constraint payments_discount_of_full check (discount_code is null or full_amount is not null);

-- A row is there from the order on and goes when the order ends without money (PAY-33). The discounts of newcomers have no
-- row of their own among the codes.
alter table discount_code_uses
  drop constraint discount_code_uses_code_fkey,
  -- Of a code that works once: nobody else has it at the same time.
  add column once boolean not null default false,
  add constraint discount_code_uses_of_payment unique (payment_id);
update discount_code_uses as use set once = true
from discount_codes as given where given.code = use.code and given.validity = 'once';
create unique index discount_code_uses_once on discount_code_uses (code) where once;
comment on table discount_code_uses is 'credits: which order holds or used a discount code, and whose it is (CRED-8)';
