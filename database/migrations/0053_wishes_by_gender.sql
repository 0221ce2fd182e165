-- Rare wishes are found by intersecting the lists of those who meet each. The lists of a site and of a gender hold nearly
-- everybody and were read to their end for it; now each gender has an index of its own, and the site is asked of the few
-- who are left (decision 0035).
drop index profiles_by_wish;
create index profiles_by_wish_of_women
  on profiles using gin (
    region, sexuality, hair_color, eye_color, body_type, relationship_status, tattoos, signup_reason, interests
  )
  with (fastupdate = off)
  where status = 'active' and gender = 'female';
create index profiles_by_wish_of_men
  on profiles using gin (
    region, sexuality, hair_color, eye_color, body_type, relationship_status, tattoos, signup_reason, interests
  )
  with (fastupdate = off)
  where status = 'active' and gender = 'male';
