-- Companies are added in the console, and a site can change its company (SAFE-6, decision 0103).

-- The idempotency key of the form; null: a company of SQL or of the first start.
alter table companies add column client_id uuid unique;

create table site_company_changes (
  id bigint generated always as identity primary key,
  site_id smallint not null references sites,
  before smallint not null references companies,
  after smallint not null references companies,
  -- Null: changed with SQL.
  operator_id bigint references operators,
  at timestamptz not null default now(),
  -- Members who had a contract with the company before. The operator confirmed that they know of the change.
  members integer not null default 0 check (members >= 0),
  check (before <> after)
);
comment on table site_company_changes is 'sites: every change of the company behind a site, append-only; invoices of earlier orders are found by it (SAFE-6, VAT-4)';
create index site_company_changes_of_site on site_company_changes (site_id, at);
create trigger site_company_changes_append_only
before update or delete or truncate on site_company_changes
for each statement execute function refuse_change();

-- The history itself changes the site, so that no change is missing in it.
create function give_site_company() returns trigger language plpgsql as $$
begin
  update sites set company_id = new.after where id = new.site_id and company_id = new.before;
  if not found then
    raise exception 'the site has another company' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger site_company_changes_apply after insert on site_company_changes
for each row execute function give_site_company();

create function site_company_has_history() returns trigger language plpgsql as $$
begin
  if new.company_id <> old.company_id and pg_trigger_depth() < 2 then
    raise exception 'insert into site_company_changes instead' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger sites_company_has_history before update of company_id on sites
for each row execute function site_company_has_history();
