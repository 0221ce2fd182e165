-- A member may look for women, men or both, and a standing like too (DISC-1).
alter table profiles
  drop constraint profiles_looking_for_check,
  add constraint profiles_looking_for_check check (looking_for in ('female', 'male', 'both')) not valid;
alter table profiles validate constraint profiles_looking_for_check;
alter table standing_likes
  drop constraint standing_likes_gender_check,
  add constraint standing_likes_gender_check check (gender in ('female', 'male', 'both'));
