-- What anybody writes to us to complain, with an account or without, and what we answered (SAFE-1, DSA-1, FIC-14).
create table complaints (
  id bigint primary key default random_id(),
  site_id smallint not null references sites,
  -- Of the form that was filled in: sending it again is the same complaint.
  client_id uuid not null unique,
  -- Who was logged in; null: nobody, or they are erased.
  member_id bigint references members,
  -- Name and address of whoever has no account, encrypted; null: none were given, or they are of no use any more.
  declared bytea,
  -- Keyed hash of that address, to count what goes there in a day.
  address_hash bytea,
  subject text not null check (
    subject in (
      'thought_real', 'payment', 'account', 'content', 'intimate_image', 'underage', 'privacy', 'accessibility', 'other'
    )
  ),
  words text not null check (char_length(words) between 1 and 4000),
  -- An order's number and a place on the site, as typed: there may be no such thing.
  order_number text check (char_length(order_number) between 1 and 20),
  place text check (char_length(place) between 1 and 500),
  -- Of the page, for the mails; and of the site, for their links.
  language text not null check (language ~ '^[a-z]{2}$'),
  origin text not null,
  created_at timestamptz not null,
  claimed_by bigint references operators,
  claimed_until timestamptz,
  outcome text check (outcome in ('upheld', 'not_upheld', 'answered')),
  answer text check (char_length(answer) between 1 and 4000),
  answered_by bigint references operators,
  answered_at timestamptz,
  -- Until when an answered one is kept.
  keep_until timestamptz,
  constraint complaints_claim check ((claimed_by is null) = (claimed_until is null)),
  constraint complaints_one_sender check (member_id is null or declared is null),
  constraint complaints_counted check (address_hash is null or declared is not null),
  constraint complaints_answered check (
    (outcome is null) = (answer is null) and (outcome is null) = (answered_by is null)
    and (outcome is null) = (answered_at is null) and (outcome is null) = (keep_until is null)
  )
);
comment on table complaints is 'safety: complaints of anybody, and our answers';
create index complaints_waiting on complaints (((subject not in ('underage', 'intimate_image'))), created_at, id)
where outcome is null;
create index complaints_of_member on complaints (member_id, created_at desc);
create index complaints_of_address on complaints (address_hash, created_at) where address_hash is not null;
create index complaints_over on complaints (keep_until) where keep_until is not null;
