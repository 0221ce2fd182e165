-- What waits for operators stands in five classes (DSA-7, decision 0052): minors, intimate images, threats, extortion and
-- scams, the rest. What belongs where says server/safety/moderation-queue/urgency.ts; the indexes say it in the same words, so that
-- the order of a queue is a walk along one of them.
alter table reports
  drop constraint reports_reason_check,
  add constraint reports_reason_check check (
    reason in (
      'fake', 'underage', 'intimate_image', 'threat', 'extortion', 'offensive', 'spam', 'stolen_photo', 'thought_real',
      'other'
    )
  ),
  -- Since when it waits: since it came, or since its member appealed.
  add column waits_since timestamptz not null default now(),
  -- How far operators were warned of its deadline: 0 not yet, 3 it is late; before that 1 and 2, of intimate images alone.
  add column alarm smallint not null default 0 check (alarm between 0 and 3);
update reports
set waits_since = coalesce((select appeals.created_at from appeals where report_id = reports.id), created_at);
drop index reports_waiting;
create index reports_waiting on reports (
  (case reason
    when 'underage' then 1
    when 'intimate_image' then 2
    when 'threat' then 3
    when 'fake' then 4
    when 'extortion' then 4
    else 5 end),
  waits_since, id
) where status <> 'closed';

alter table complaints
  drop constraint complaints_subject_check,
  add constraint complaints_subject_check check (
    subject in (
      'thought_real', 'payment', 'account', 'content', 'intimate_image', 'underage', 'threat', 'extortion', 'privacy',
      'accessibility', 'other'
    )
  );
drop index complaints_waiting;
create index complaints_waiting on complaints (
  (case subject
    when 'underage' then 1
    when 'intimate_image' then 2
    when 'threat' then 3
    when 'extortion' then 4
    else 5 end),
  created_at, id
) where outcome is null;

-- The clock of intimate images alone is one of all classes now: safety/watch-queues.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'safety/watch-removals';
  end if;
end $$;
