-- The notice of a retired fictional profile whose open messages bring their credits back (SAFE-6). Before, the
-- conversation said that nobody answered in time.

alter table messages drop constraint messages_notice_is_known;
alter table messages add constraint messages_notice_is_known check (kind <> 'system' or body = any (array[
  'fictional', 'lonely', 'money', 'health', 'meeting', 'spending', 'returned', 'stopped', 'retired'])) not valid;
