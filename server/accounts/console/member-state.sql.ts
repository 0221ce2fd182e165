import { type RawBuilder, sql } from 'kysely';
import type { MemberState } from '#contract/accounts/console/member-state.ts';

/**
 * The state of an account in any statement, by the column that names its member. Its table needs an alias that
 * is not one of the tables read here. Each part is one lookup by a key. The first that applies counts.
 */
export const stateOf = (member: RawBuilder<unknown>): RawBuilder<MemberState> => sql`(case
  when exists (select from members where id = ${member} and erased_at is not null) then 'erased'
  when is_frozen(${member}) then 'frozen'
  when exists (select from restrictions where member_id = ${member} and kind = 'banned') then 'banned'
  when exists (select from restrictions where member_id = ${member} and kind = 'suspended') then 'suspended'
  when exists (select from restrictions where member_id = ${member} and kind = 'hidden') then 'hidden'
  when exists (select from deletions where member_id = ${member}) then 'deleting'
  when exists (select from withheld_members where member_id = ${member}) then 'withheld'
  else coalesce((select case
    when status <> 'disabled' then status
    when not fictional and exists (select from addresses where member_id = ${member} and verified_at is null) then 'unconfirmed'
    else 'disabled' end
    from profiles where member_id = ${member}), 'disabled')
  end)`;
