-- The sandbox bank creates its tables itself, in a schema of its own, when a demo starts (CRED-5). Its books in a
-- database that was a demo move there. Every other database loses the empty tables.
do $$
declare
  found record;
begin
  if not exists (select from sandbox_payments) and not exists (select from sandbox_mandates) then
    drop table sandbox_reversals, sandbox_payments, sandbox_mandates;
    return;
  end if;
  create schema sandbox;
  for found in select unnest(array['mandates', 'payments', 'reversals']) as name loop
    execute format('alter table %I set schema sandbox', 'sandbox_' || found.name);
    execute format('alter table sandbox.%I rename to %I', 'sandbox_' || found.name, found.name);
    execute format('comment on table sandbox.%I is null', found.name);
  end loop;
  -- The unique index of the shop's own ids serves the same look-ups.
  drop index sandbox.sandbox_reversals_of_payment;
  -- The names become those that the bank itself gives. A renamed constraint renames its index.
  for found in
    select conrelid::regclass as relation, conname as name from pg_constraint
    where connamespace = 'sandbox'::regnamespace and conname like 'sandbox\_%'
  loop
    execute format('alter table %s rename constraint %I to %I', found.relation, found.name, substr(found.name, 9));
  end loop;
  for found in
    select relname as name from pg_class
    where relnamespace = 'sandbox'::regnamespace and relkind = 'i' and relname like 'sandbox\_%'
  loop
    execute format('alter index sandbox.%I rename to %I', found.name, substr(found.name, 9));
  end loop;
end
$$;
