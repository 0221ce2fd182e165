-- A first message that could not be delivered stays for a while, so that its sender is told (ACC-6).
alter table held_messages add column tried_at timestamptz;
