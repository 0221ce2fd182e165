-- Who reviews a waiting photo holds it for a while, so that no two operators look at the same one; who decided on it may
-- change their mind (SAFE-2).
alter table photos
  add column claimed_by bigint references operators,
  add column claimed_until timestamptz,
  add constraint photos_claim check ((claimed_by is null) = (claimed_until is null));
