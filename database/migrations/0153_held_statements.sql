-- A statement of reasons waits while the account of its member is frozen silently (CSAM-2).
alter table restrictions add column mail_held boolean not null default false;
