-- Whether others see that somebody is online (TRUST-11).
alter table profiles add column shows_online boolean not null default true;

create table silent_readers (
  member_id bigint primary key references members
);
comment on table silent_readers is 'chat: members who neither tell nor learn what was read (TRUST-11)';
