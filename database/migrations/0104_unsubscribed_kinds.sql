-- When the link of a mail ended the mails of one kind, so that the member sees the cause and a way back (NOTIF-2).
-- Null: the mails are on, or the member chose none in the settings.
alter table notification_choices add column unsubscribed_at timestamptz;
alter table notification_choices add constraint notification_choices_unsubscribed check (
  unsubscribed_at is null or (channel = 'mail' and not wanted)
);
