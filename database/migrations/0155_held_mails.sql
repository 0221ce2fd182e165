-- Mails that wait while the account of their member is frozen silently: pictures hidden or shown, and ended
-- restrictions (CSAM-2). The end of the freeze sends them.
create table held_mails (
  member_id bigint not null references members,
  report_id bigint not null,
  kind text not null check (kind in ('picture_hidden', 'picture_shown', 'restriction_ended')),
  -- The payload of the job that sends the mail: ids and codes, never words.
  payload jsonb not null,
  since timestamptz not null default now(),
  primary key (member_id, report_id, kind)
);
comment on table held_mails is 'safety: mails that wait for the end of a silent freeze (CSAM-2)';

-- Statements from before migration 0153 were dropped, not held. A restriction that began during the freeze in force
-- is explained when that freeze ends. A freeze that another operator replaced counts with its successor.
update restrictions set mail_held = true
where not mail_held and exists (
  select from evidence_holds current
  where current.member_id = restrictions.member_id and current.released_at is null
    and current.frozen_at is not null and current.unfrozen_at is null
    and (current.frozen_at <= restrictions.since or exists (
      select from evidence_holds earlier
      where earlier.member_id = current.member_id and earlier.frozen_at <= restrictions.since
        and earlier.unfrozen_at >= current.frozen_at)));
