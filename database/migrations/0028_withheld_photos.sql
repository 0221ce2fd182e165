-- Of a member who is going away nobody gets a photo, whatever address they know (GDPR-8); back with the member.
alter table photos add column withheld boolean not null default false;
update photos set withheld = true from deletions where deletions.member_id = photos.member_id;
-- Each picture that is served is asked for by its path; drawings may belong to several members.
create index photos_by_path on photos (path);
