-- The domain `credits` became `ledger` and `payments`. The comment of a table starts with the domain that owns the table.
do $$
declare
  found record;
begin
  for found in
    select c.oid::regclass as name, obj_description(c.oid, 'pg_class') as comment
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and obj_description(c.oid, 'pg_class') like 'credits: %'
  loop
    execute format('comment on table %s is %L', found.name,
      regexp_replace(found.comment, '^credits',
        case when found.name::text in ('wallets', 'ledger_transfers') then 'ledger' else 'payments' end));
  end loop;
end
$$;
