-- Whether two members know each other: a like on either side, or a conversation. It decides who still sees an invisible
-- member (ACC-14). It stands here because profiles come before likes and chat: they may not ask those, and a second
-- record of who knows whom could differ from the first. All it reads lies on the viewer's own side (decision 0009).
create function acquainted(viewer bigint, other bigint) returns boolean
language sql stable parallel safe
as $$
  select exists (select from participants where member_id = viewer and other_id = other)
    or exists (select from likes where member_id = viewer and direction = 'given' and other_id = other)
    or exists (select from likes where member_id = viewer and direction = 'received' and other_id = other)
$$;
