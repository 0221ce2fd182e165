-- Each discount code names the operators who made, approved and stopped it (SAFE-6). A code that the service gave has no maker.
create temporary table code_acts on commit drop as
select distinct on (details->>'code') details->>'code' as code,
  coalesce((details->>'asker')::bigint, operator_id) as made_by,
  case when details ? 'asker' then operator_id end as approved_by
from audit_entries where action = 'credits/make-code' and operator_id is not null
order by details->>'code', at desc;
create temporary table code_stops on commit drop as
select distinct on (details->>'code') details->>'code' as code, operator_id as stopped_by, at as stopped_at
from audit_entries where action = 'credits/stop-code' and operator_id is not null
order by details->>'code', at desc;

alter table discount_codes
  add column made_by bigint references operators (id),
  add column approved_by bigint references operators (id),
  add column stopped_by bigint references operators (id),
  add column stopped_at timestamptz;
update discount_codes set made_by = code_acts.made_by, approved_by = nullif(code_acts.approved_by, code_acts.made_by)
from code_acts where code_acts.code = discount_codes.code;
-- A stop is also the end of the code. Another end means that the entry is about an earlier code of that name.
update discount_codes set stopped_by = code_stops.stopped_by, stopped_at = code_stops.stopped_at
from code_stops where code_stops.code = discount_codes.code and code_stops.stopped_at = discount_codes.expires_at;
alter table discount_codes
  add constraint discount_codes_second check (approved_by is null or (made_by is not null and approved_by <> made_by)),
  add constraint discount_codes_stopped check (num_nulls(stopped_at, stopped_by) in (0, 2)),
  add constraint discount_codes_stop_is_end check (stopped_at is null or (expires_at is not null and expires_at = stopped_at));

-- All orders of a code, paid or not, newest first.
create index payments_of_code on payments (discount_code, created_at desc, id desc) where discount_code is not null;
