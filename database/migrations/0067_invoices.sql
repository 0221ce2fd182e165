create table vat_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  -- Hundredths of a percent: 2550 is 25.5 %.
  rate smallint not null check (rate between 1 and 5000),
  primary key (country, valid_from)
);
comment on table vat_rates is 'credits: standard VAT rates of countries, each from a day on; a change is a new row (VAT-2)';

-- The standard rates of 1 January 2024 and every change since: of the Union, and of countries where one can register.
insert into vat_rates (country, valid_from, rate) values
  ('AT', '2024-01-01', 2000), ('BE', '2024-01-01', 2100), ('BG', '2024-01-01', 2000), ('CY', '2024-01-01', 1900),
  ('CZ', '2024-01-01', 2100), ('DE', '2024-01-01', 1900), ('DK', '2024-01-01', 2500), ('EE', '2024-01-01', 2200),
  ('ES', '2024-01-01', 2100), ('FI', '2024-01-01', 2400), ('FR', '2024-01-01', 2000), ('GR', '2024-01-01', 2400),
  ('HR', '2024-01-01', 2500), ('HU', '2024-01-01', 2700), ('IE', '2024-01-01', 2300), ('IT', '2024-01-01', 2200),
  ('LT', '2024-01-01', 2100), ('LU', '2024-01-01', 1700), ('LV', '2024-01-01', 2100), ('MT', '2024-01-01', 1800),
  ('NL', '2024-01-01', 2100), ('PL', '2024-01-01', 2300), ('PT', '2024-01-01', 2300), ('RO', '2024-01-01', 1900),
  ('SE', '2024-01-01', 2500), ('SI', '2024-01-01', 2200), ('SK', '2024-01-01', 2000),
  ('FI', '2024-09-01', 2550), ('SK', '2025-01-01', 2300), ('EE', '2025-07-01', 2400), ('RO', '2025-08-01', 2100),
  ('CH', '2024-01-01', 810), ('GB', '2024-01-01', 2000), ('NO', '2024-01-01', 2500);

create table invoice_numbers (
  company_id smallint primary key references companies,
  last bigint not null check (last > 0)
);
comment on table invoice_numbers is 'credits: the last number that each company gave to an invoice or a credit note (VAT-4)';

create table invoices (
  id bigint primary key default random_id(),
  company_id smallint not null references companies,
  -- Given by the database itself, see below.
  number bigint not null default 0 check (number > 0),
  kind text not null check (kind in ('invoice', 'credit_note')),
  payment_id bigint not null references payments,
  -- The first invoice of the payment; null: this is it.
  corrects bigint references invoices,
  issued_at timestamptz not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  -- Where the VAT is due, and what said so (VAT-1).
  country text not null check (country ~ '^[A-Z]{2}$'),
  proof text not null check (proof in ('two', 'one', 'none', 'contradicting')),
  -- Hundredths of a percent; 0: none is due.
  rate smallint not null check (rate between 0 and 5000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net integer not null,
  vat integer not null,
  gross integer not null check (gross > 0),
  -- What was sold.
  credits integer not null check (credits > 0),
  -- The company as it was then: name, address, city, country, kvk, vat_number.
  seller jsonb not null check (jsonb_typeof(seller) = 'object'),
  unique (company_id, number),
  constraint invoices_sum check (net >= 0 and vat >= 0 and net + vat = gross),
  constraint invoices_credit_note_corrects check (kind = 'invoice' or corrects is not null)
);
comment on table invoices is 'credits: invoices and credit notes, never changed, numbered without gaps per company (CRED-10, VAT-4)';
create unique index invoices_first on invoices (payment_id) where corrects is null;
create index invoices_of_payment on invoices (payment_id);

-- The next number of the company. It is given back where the transaction does not commit, so that there is no gap.
create function give_invoice_number() returns trigger
language plpgsql
as $$
begin
  insert into invoice_numbers as given (company_id, last) values (new.company_id, 1)
  on conflict (company_id) do update set last = given.last + 1
  returning given.last into new.number;
  return new;
end
$$;
create trigger invoices_numbered before insert on invoices
for each row execute function give_invoice_number();
create trigger invoices_append_only before update or delete or truncate on invoices
for each statement execute function refuse_change();
