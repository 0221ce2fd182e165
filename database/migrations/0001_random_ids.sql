-- Public ids are random, so that nobody can count members or guess a neighbour (AUTH-12).
-- 52 random bits stay below 2^53: they are exact as JSON integers.
create function random_id() returns bigint
language sql volatile parallel safe
as $$
  select ('x' || substr(hex, 1, 12) || substr(hex, 14, 1))::bit(52)::bigint
  from (select replace(gen_random_uuid()::text, '-', '') as hex) as random_hex
$$;

-- For ledgers and logs: a correction is a new row.
create function refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
