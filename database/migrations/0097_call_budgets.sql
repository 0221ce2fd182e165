-- Columns of rate-limiter-flexible. Unlogged: after a crash of the database the counts start again.
create unlogged table call_budgets (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on table call_budgets is 'sites: calls counted by member, device, network and site, and used proofs of work; written by the limiter alone';
create index call_budgets_expire on call_budgets (expire);
