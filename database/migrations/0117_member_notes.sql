-- Notes of operators on a member, and mails that operators write to a member (SAFE-5). Both are append-only until
-- the member is erased. An author may strike out a note, and the row stays.
create table member_notes (
  id bigint primary key default random_id(),
  member_id bigint not null references members (id),
  operator_id bigint not null references operators (id),
  client_id uuid not null unique,
  words text not null check (char_length(words) between 1 and 2000),
  written_at timestamptz not null,
  struck_at timestamptz check (struck_at >= written_at)
);
create index member_notes_of_member on member_notes (member_id, written_at desc);
comment on table member_notes is 'operators: notes of operators on a member, append-only until the member is erased (SAFE-5)';

create table member_mails (
  id bigint primary key default random_id(),
  member_id bigint not null references members (id),
  operator_id bigint not null references operators (id),
  client_id uuid not null unique,
  words text not null check (char_length(words) between 1 and 4000),
  written_at timestamptz not null,
  -- The mail server accepted it.
  sent_at timestamptz check (sent_at >= written_at)
);
create index member_mails_of_member on member_mails (member_id, written_at desc);
create index member_mails_of_operator on member_mails (operator_id, written_at);
comment on table member_mails is 'operators: mails that operators wrote to a member, append-only until the member is erased (SAFE-5)';

-- One row may change once: from not struck out or not sent to struck out or sent.
create function protect_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from members where id = old.member_id and erased_at is not null) then return old; end if;
  elsif tg_table_name = 'member_notes' then
    if to_jsonb(old) - 'struck_at' = to_jsonb(new) - 'struck_at' and to_jsonb(old) ->> 'struck_at' is null then return new; end if;
  elsif to_jsonb(old) - 'sent_at' = to_jsonb(new) - 'sent_at' and to_jsonb(old) ->> 'sent_at' is null then return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger member_notes_stay before delete or update on member_notes for each row execute function protect_written();
create trigger member_notes_stay_all before truncate on member_notes for each statement execute function refuse_change();
create trigger member_mails_stay before delete or update on member_mails for each row execute function protect_written();
create trigger member_mails_stay_all before truncate on member_mails for each statement execute function refuse_change();
