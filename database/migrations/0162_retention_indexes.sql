-- Indexes for the daily removal of expired rows, which works in batches (OPS-4). Without them each batch reads a table.

create index sessions_expired on sessions (expires_at);
create index sessions_unused on sessions (last_seen_at);
create index activation_tokens_expired on activation_tokens (expires_at);
create index mailed_tokens_expired on mailed_tokens (expires_at);
create index invites_expired on invites (expires_at);
create index known_devices_old on known_devices (last_seen_at);
create index held_messages_old on held_messages (tried_at);
create index pending_logins_expired on pending_logins (expires_at);
create index passkey_challenges_expired on passkey_challenges (expires_at);
create index totp_secrets_unfinished on totp_secrets (created_at) where confirmed_at is null;
