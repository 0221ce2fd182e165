-- Search for members in the console by a part of the name, and for accounts on the same network (SAFE-5).
-- The extension pg_trgm is trusted, so the owner of the database may create it without being a superuser.
create extension if not exists pg_trgm;
create index profiles_by_name on profiles using gin (name gin_trgm_ops);
-- For the whole name and its beginning, which must not intersect the long lists of common trigrams.
create index profiles_by_lower_name on profiles (lower(name) text_pattern_ops);
create index mailed_tokens_of_email on mailed_tokens (email) where email is not null;
create index security_events_of_network on security_events (network_hash, member_id)
  where network_hash is not null and member_id is not null;
