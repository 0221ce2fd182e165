-- A gift is a message whose body is the gift's name (CHAT-2): it is numbered, paid, read, removed and erased as words are.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('text', 'gift'));
alter table messages add constraint messages_gift_is_known check (
  kind <> 'gift'
  or body in ('spark', 'rose', 'coffee', 'chocolate', 'candle', 'champagne', 'kiss', 'heart')
);
