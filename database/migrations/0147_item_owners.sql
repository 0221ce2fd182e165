-- Owners of items in the lists of money and approvals (SAFE-10). A row exists only while an item has an owner, or is
-- open at an operator. The lists themselves belong to other domains, so an item is a queue and a number.

create table item_owners (
  queue text not null check (queue in ('approval', 'withdrawal', 'debt', 'finding', 'refund')),
  item_id bigint not null,
  assigned_to bigint references operators,
  assigned_until timestamptz,
  claimed_by bigint references operators,
  claimed_until timestamptz,
  primary key (queue, item_id),
  constraint item_owners_assigned check ((assigned_to is null) = (assigned_until is null)),
  constraint item_owners_claimed check ((claimed_by is null) = (claimed_until is null)),
  constraint item_owners_any check (assigned_to is not null or claimed_by is not null)
);

create index item_owners_assigned_to on item_owners (assigned_to, assigned_until) where assigned_to is not null;

comment on table item_owners is 'operators: the operators who own an item of the lists of money and approvals, or have it open';
