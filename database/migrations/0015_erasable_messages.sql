-- The row of an erased message stays, so that its conversation counts on without a gap; its words do not (ACC-13).
alter table messages alter column body drop not null;
alter table messages add column erased_at timestamptz;
alter table messages add constraint messages_erased_is_empty check ((body is null) = (erased_at is not null));
