-- An invisible one is in no list; who knows the member already still sees and writes to them (ACC-14). Searches ask for
-- 'active' and their indexes hold no others, so they stay as they are.
alter table profiles drop constraint profiles_status_check;
alter table profiles add constraint profiles_status_check check (status in ('active', 'invisible', 'disabled'));
