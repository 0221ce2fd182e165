import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '#contract/operators/roles.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface LoggedInOperator {
  readonly id: number;
  /** Value of the session cookie. */
  readonly token: string;
}

/** Logs a new operator in by inserting the session into the database. */
export async function logInOperator(db: Handle, role: Role): Promise<LoggedInOperator> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const email = `bench-${hash.toString('hex').slice(0, 12)}@staff.example`;
  const { rows } = await sql<{ id: number }>`
    with operator as (insert into operators (email, roles) values (${email}, ${[role]}::text[]) returning id)
    insert into operator_sessions (operator_id, token_hash, proven_at, expires_at)
    select id, ${hash}, now(), now() + interval '1 day' from operator returning operator_id as id`.execute(
    db,
  );
  const [made] = rows;
  if (made === undefined) throw new Error('no operator was inserted');
  return { id: made.id, token };
}
