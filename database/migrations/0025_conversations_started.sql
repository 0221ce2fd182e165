-- Who has never bought may start two conversations (ACC-16): counting them must not walk all those others started.
create index conversations_started_by on conversations (started_by);
