-- Whether a member may read the messages of an unconfirmed member: a member who never confirmed the address and started a
-- conversation with the reader (ACC-6). The caller has checked that the unconfirmed member's profile is disabled and not
-- restricted. An unconfirmed member whose account closes is read by nobody. The function is in the database for the reason of
-- `acquainted`: profiles come before chat and accounts.
create function reads_unconfirmed(viewer bigint, other bigint) returns boolean
language sql stable parallel safe
as $$
  select exists (
      select from participants
      join conversations on conversations.id = participants.conversation_id
      where participants.member_id = viewer and participants.other_id = other and conversations.started_by = other
    )
    and exists (select from addresses where member_id = other and verified_at is null)
    and not exists (select from deletions where member_id = other)
$$;
