-- How far operators were warned of the deadline of a reported intimate image (NCII-1): 0 not yet, 1 a day is over,
-- 2 four hours are left, 3 it is late. Each is told once.
alter table complaints add column alarm smallint not null default 0 check (alarm between 0 and 3);
