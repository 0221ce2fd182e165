-- Tries at log-in and at second steps, and reset mails, counted by rate-limiter-flexible (ACC-9, ACC-11). Its columns.
create table account_limits (
  -- Kind of limit, and a keyed hash of what is limited: no address stands here.
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table account_limits is 'accounts: tries counted, and the locks they lead to; written by the limiter alone';
create index account_limits_expire on account_limits (expire);
