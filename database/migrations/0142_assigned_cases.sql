-- Cases and complaints that belong to one operator (SAFE-10). An assignment ends by itself at `assigned_until`.

alter table reports
  add column assigned_to bigint references operators,
  add column assigned_until timestamptz,
  add constraint reports_assigned_until check ((assigned_to is null) = (assigned_until is null));
alter table complaints
  add column assigned_to bigint references operators,
  add column assigned_until timestamptz,
  add constraint complaints_assigned_until check ((assigned_to is null) = (assigned_until is null));

create index reports_assigned on reports (assigned_to) where assigned_to is not null and status <> 'closed';
create index complaints_assigned on complaints (assigned_to) where assigned_to is not null and outcome is null;
