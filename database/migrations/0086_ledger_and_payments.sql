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

-- Jobs of the former domain that still wait move to the new name. Their schedules are made again at the next start.
do $$
begin
  if to_regclass('pgboss.queue') is not null then
    delete from pgboss.schedule where name like 'credits/%';
    insert into pgboss.queue
      select (jsonb_populate_record(queue, jsonb_build_object('name', regexp_replace(name, '^credits', 'payments')))).*
      from pgboss.queue where name like 'credits/%'
      on conflict do nothing;
    update pgboss.job set name = regexp_replace(name, '^credits', 'payments') where name like 'credits/%';
    delete from pgboss.queue where name like 'credits/%';
  end if;
end
$$;
