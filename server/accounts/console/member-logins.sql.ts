import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

interface LoginMethods {
  readonly devices: number;
  readonly two_step: boolean;
  readonly passkeys: number;
}

/** Known browsers and login methods of a member. */
export async function loginMethodsOf(db: Handle, member: Id): Promise<LoginMethods> {
  const { rows } = await sql<LoginMethods>`
    select (select count(*)::int from known_devices where member_id = ${member}) as devices,
      exists (select from totp_secrets where member_id = ${member} and confirmed_at is not null) as two_step,
      (select count(*)::int from passkeys where member_id = ${member}) as passkeys`.execute(db);
  const [methods] = rows;
  if (methods === undefined) throw new Error('a select without a table returned no row');
  return methods;
}
