-- Figures of the console's overview (SAFE-6, decision 0096). No row says anything about a person.

create table queue_answers (
  id bigint primary key default random_id(),
  queue text not null check (queue in ('photos', 'images', 'reports', 'complaints', 'conversations', 'withdrawals')),
  site_id smallint not null references sites,
  at timestamptz not null,
  -- Seconds that the item waited for an operator.
  waited integer not null check (waited >= 0)
);
comment on table queue_answers is 'content: moments at which an operator finished an item of a queue, kept for 100 days';
create index queue_answers_at on queue_answers (at, queue);

create table answer_days (
  day date not null,
  queue text not null check (queue in ('photos', 'images', 'reports', 'complaints', 'conversations', 'withdrawals')),
  -- Null: all sites together, because their median does not follow from the medians of the sites.
  site_id smallint references sites,
  answered integer not null check (answered > 0),
  median integer not null check (median >= 0),
  p90 integer not null check (p90 >= median),
  unique nulls not distinct (day, queue, site_id)
);
comment on table answer_days is 'content: answer times of each queue per UTC day, in seconds';

create table figure_days (
  day date not null,
  site_id smallint not null references sites,
  figure text not null check (figure in ('sign_ups', 'active', 'paid', 'returned')),
  -- Empty for a number of members.
  currency text not null default '' check (currency ~ '^([A-Z]{3})?$'),
  amount bigint not null check (amount >= 0),
  primary key (day, site_id, figure, currency),
  constraint figure_days_money check ((currency <> '') = (figure in ('paid', 'returned')))
);
comment on table figure_days is 'content: sign-ups, active members and money per site and UTC day';

-- The job reads a few days along these indexes, whatever the number of members.
create index members_joined on members (joined_at);
create index payment_reversals_settled on payment_reversals (settled_at) where state = 'done';
create index profiles_of_invisible on profiles (site_id, active_slot) where status = 'invisible';

create function store_queue_answer(queue text, site_id bigint, since timestamptz, at timestamptz) returns void
language sql as $$
  insert into queue_answers (queue, site_id, at, waited)
  values (queue, site_id::smallint, at, greatest(0, floor(extract(epoch from at - since)))::integer)
$$;

-- A photo or picture counts if an operator held it. Checks by a computer decide without a hold.
create function count_photo_answer() returns trigger language plpgsql as $$
begin
  perform store_queue_answer('photos', (select site_id from members where id = new.member_id), new.created_at, now());
  return null;
end
$$;
create trigger photos_answered after update of status on photos for each row
when (old.status = 'pending' and new.status <> 'pending' and old.claimed_by is not null)
execute function count_photo_answer();

create function count_image_answer() returns trigger language plpgsql as $$
begin
  perform store_queue_answer('images', new.site_id, new.created_at, now());
  return null;
end
$$;
create trigger message_images_answered after update of status on message_images for each row
when (old.status = 'waiting' and new.status in ('sent', 'rejected') and old.claimed_by is not null)
execute function count_image_answer();

-- Cases that operators open themselves, copies of a case and refused photos waited for nobody.
create function count_case_answer() returns trigger language plpgsql as $$
begin
  perform store_queue_answer('reports', reports.site_id, reports.waits_since, new.decided_at)
  from reports where reports.id = new.report_id and reports.source in ('member', 'notice') and reports.follows is null;
  return null;
end
$$;
create trigger decisions_answered after insert on decisions for each row
when (new.stage in ('first', 'appeal', 'reporter_appeal')) execute function count_case_answer();

create function count_complaint_answer() returns trigger language plpgsql as $$
begin
  perform store_queue_answer('complaints', new.site_id, new.created_at, new.answered_at);
  return null;
end
$$;
create trigger complaints_answered_in after update of outcome on complaints for each row
when (old.outcome is null and new.outcome is not null) execute function count_complaint_answer();

create function count_talk_answer() returns trigger language plpgsql as $$
begin
  perform store_queue_answer('conversations', new.site_id, new.sent_at, new.settled_at);
  return null;
end
$$;
create trigger fictional_messages_answered after update of outcome on fictional_messages for each row
when (old.outcome is null and new.outcome = 'answered') execute function count_talk_answer();

create function count_withdrawal_answer() returns trigger language plpgsql as $$
begin
  perform store_queue_answer('withdrawals', new.site_id, new.opened_at, new.closed_at);
  return null;
end
$$;
create trigger withdrawal_cases_answered after update of outcome on withdrawal_cases for each row
when (old.outcome is null and new.outcome is not null) execute function count_withdrawal_answer();
