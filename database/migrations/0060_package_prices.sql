create table package_prices (
  package text not null check (package in ('p0', 'p1', 'p2', 'p3')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units, VAT included (CON-10).
  amount integer not null check (amount > 0),
  valid_from timestamptz not null,
  -- A price is announced before it is asked: the past is what was really asked (CON-11).
  announced_at timestamptz not null default now(),
  primary key (package, currency, valid_from),
  check (announced_at <= valid_from)
);
comment on table package_prices is 'sites: what each package cost from when on, append-only (CRED-1, CON-11)';
create trigger package_prices_append_only
before update or delete or truncate on package_prices
for each statement execute function refuse_change();

insert into package_prices (package, currency, amount, valid_from, announced_at)
select package, currency, amount, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'
from (values
  ('EUR', 999, 2499, 4999, 9999),
  ('GBP', 899, 2199, 4299, 8499),
  ('USD', 1099, 2699, 5499, 10999),
  ('CAD', 1499, 3699, 7499, 14999),
  ('AUD', 1699, 4199, 8299, 16499),
  ('NZD', 1899, 4699, 9199, 18499),
  ('CHF', 990, 2490, 4990, 9990),
  ('DKK', 7900, 18900, 37900, 74900),
  ('NOK', 11900, 28900, 57900, 114900),
  ('SEK', 11900, 28900, 56900, 112900),
  ('PLN', 4499, 10999, 21999, 43999)
) as first (currency, p0, p1, p2, p3)
cross join lateral (values ('p0', p0), ('p1', p1), ('p2', p2), ('p3', p3)) as price (package, amount);
