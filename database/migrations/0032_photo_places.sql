-- Photos stand in their member's order without gaps (PROF-4), may be for premium members alone (PROF-6), and are refused
-- with a reason (TRUST-1). The one everybody sees is neither refused nor for premium alone.
alter table photos
  add column premium_only boolean not null default false,
  add column rejection text check (rejection ~ '^[a-z_]{1,40}$'),
  -- What was sent is kept sealed until the review, and not after this (GDPR-6); null: it is not kept.
  add column quarantined_until timestamptz;

update photos set rejection = 'against_terms', is_main = false where status = 'rejected';
update photos set position = placed.place
from (
  select member_id, id, row_number() over (partition by member_id order by is_main desc, position, id) - 1 as place
  from photos
) placed
where placed.member_id = photos.member_id and placed.id = photos.id and placed.place <> photos.position;

alter table photos
  add constraint photos_one_at_each_place unique (member_id, position) deferrable initially deferred,
  add constraint photos_place check (position >= 0),
  add constraint photos_main_is_for_all check (not (is_main and premium_only)),
  add constraint photos_main_is_not_refused check (not (is_main and status = 'rejected')),
  add constraint photos_refused_with_reason check ((status = 'rejected') = (rejection is not null));

-- The queue of the reviewers, oldest first.
create index photos_waiting on photos (created_at, id) where status = 'pending';
