-- Acts that wait for a second operator (SAFE-6).
create table approvals (
  id bigint primary key default random_id(),
  kind text not null check (kind in ('ban', 'code')),
  -- The numbers and terms of the act. The approver's transaction carries out exactly these.
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  member_id bigint references members,
  asked_by bigint not null references operators,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  decided_by bigint references operators,
  decided_at timestamptz,
  approved boolean,
  constraint approvals_decided check (num_nulls(decided_by, decided_at, approved) in (0, 3)),
  constraint approvals_second check (decided_by <> asked_by or not approved),
  constraint approvals_in_time check (decided_at < expires_at or not approved)
);
comment on table approvals is 'operators: acts that one operator asked for and a second one approves or declines, once (SAFE-6)';
create index approvals_waiting on approvals (asked_at, id) where decided_at is null;
create index approvals_of_member on approvals (member_id) where member_id is not null;

-- A refund proposal is an approval too. Older ones keep their long lives.
alter table refund_proposals add constraint refund_proposals_in_time check (
  not approved or decided_at < proposed_at + interval '7 days') not valid;

-- The argument names the column of the operator who asked.
create function check_second_operator() returns trigger language plpgsql as $$
declare
  asker bigint := (to_jsonb(old) ->> tg_argv[0])::bigint;
begin
  if old.decided_at is not null
    or to_jsonb(new) - '{decided_by,decided_at,approved}'::text[]
      <> to_jsonb(old) - '{decided_by,decided_at,approved}'::text[]
  then
    raise exception 'a request is decided once and never changed' using errcode = 'insufficient_privilege';
  end if;
  if not new.approved then return new; end if;
  if not exists (select from operators where id = asker and disabled_at is null for share) then
    raise exception 'the operator who asked is disabled' using errcode = 'insufficient_privilege';
  end if;
  if not exists (
    select from operators
    where id = new.decided_by and disabled_at is null and approves_from <= new.decided_at for share
  ) then
    raise exception 'this operator may not approve yet' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger approvals_second_operator before update on approvals
  for each row execute function check_second_operator('asked_by');
create trigger refund_proposals_second_operator before update on refund_proposals
  for each row execute function check_second_operator('proposed_by');
-- A request is never deleted: it accounts for both operators.
create function refuse_removal_of_approval() returns trigger language plpgsql as $$
begin
  raise exception 'a request for approval stays' using errcode = 'insufficient_privilege';
end
$$;
create trigger approvals_stay before delete or truncate on approvals
  for each statement execute function refuse_removal_of_approval();
