-- Erasing a member deletes these by the member: none of them may be walked for each.
create index passkey_challenges_of_member on passkey_challenges (member_id) where member_id is not null;
create index invites_of_member on invites (used_by) where used_by is not null;
create index discount_codes_of_member on discount_codes (member_id) where member_id is not null;
create index discount_code_uses_of_member on discount_code_uses (member_id);
