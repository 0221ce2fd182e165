import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { registers } from '#server/main/domains.ts';
import type { Handler, RawCall } from '#server/platform/http/handler.ts';
import { authorisationRows } from '#tests/support/authorisation/authorisation-rows.ts';
import {
  type AuthorisationWorld,
  authorisationWorld,
} from '#tests/support/authorisation/authorisation-world.ts';
import { countStatements } from '#tests/support/database/count-statements.ts';
import { addMember } from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

const handlers: Handler[] = [];
const ignore = () => {};
for (const register of registers)
  register({
    operation: (handler) => void handlers.push(handler),
    job: ignore,
    socket: ignore,
    route: ignore,
    eachStart: ignore,
  });

/** All reading operations of members and visitors. */
const reads = handlers.filter(
  ({ operation }) =>
    operation.method === 'GET' && operation.changesState === undefined && operation.caller !== 'operator',
);

/**
 * Statements besides that of the session. The most frequent reads have a fixed number here, so an additional
 * statement is a deliberate decision.
 */
const fixed: Readonly<Record<string, number>> = {
  'discovery/search-members': 3,
  'discovery/list-saved-searches': 1,
  'profiles/get-member': 1,
  'profiles/get-member-card': 2,
  'chat/get-chats': 2,
  'likes/get-likes': 2,
};

let service: TestService;
let world: AuthorisationWorld;

beforeAll(async () => {
  service = await startService();
  world = await authorisationWorld(service);
});

const callOf = (input: unknown): RawCall => ({
  input,
  member: world.ownerId,
  operator: null,
  session: world.ownerSession,
  site: 1,
  language: 'nl',
  country: 'NL',
  ipCountry: null,
  ip: '127.0.0.1',
  payer: { ip: '127.0.0.1', browser: null, member: 'm1', confirmed: true, site: 1 },
  userAgent: '',
  origin: service.url,
  cookies: {},
  query: {},
  setCookie: ignore,
  clearCookie: ignore,
  refuse: (code) => {
    throw new Error(`refused: ${code}`);
  },
});

/** Turns the values into strings, as in a query string. */
const asText = (input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

async function countAll(): Promise<Map<string, number>> {
  const rows = authorisationRows(world);
  const counts = new Map<string, number>();
  for (const { operation, run } of reads) {
    const { platform, count } = countStatements(service.platform);
    await run(callOf(asText(rows[operation.name]?.input ?? {})), platform).catch((error: unknown) => {
      // A rejection is an answer as well: its statements are counted.
      if (!(error instanceof Error) || !error.message.startsWith('refused')) throw error;
    });
    counts.set(operation.name, count());
  }
  return counts;
}

/**
 * Adds `count` members who each wrote to the owner, like and are liked, and can be found. Adds `owned` photos
 * and saved searches of the owner.
 */
async function fill(count: number, owned: number): Promise<void> {
  const { db } = service.platform;
  const owner = world.ownerId;
  const others: Id[] = [];
  for (let index = 0; index < count; index += 1)
    others.push(await addMember(service.platform, { gender: 'male', lookingFor: 'female' }));
  await sql`
    with other as (select id from unnest(${others}::bigint[]) as listed(id)),
    started as (
      insert into conversations (id, site_id, started_by, last_seq) select id, 1, id, 1 from other returning id
    ), message as (
      insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost)
      select id, 1, id, 'text', 'hello', gen_random_uuid(), 0 from started
    ), sides as (
      insert into participants (member_id, conversation_id, other_id, last_message_at)
      select ${owner}::bigint, id, id, now() from started union all
      select id, id, ${owner}::bigint, now() from started
    ), liked as (
      insert into likes (member_id, direction, other_id, origin)
      select ${owner}::bigint, direction, id, 'own' from other, unnest(array['given', 'received']) as direction
    )
    insert into ledger_transfers (member_id, debit_account, credit_account, amount, reason, idempotency_key)
    select ${owner}::bigint, 'granted', 'wallet', 1, 'demo', gen_random_uuid()::text from generate_series(1, ${count}::int)`.execute(
    db,
  );
  await sql`insert into photos (member_id, path, status, position)
    select ${owner}::bigint, 'test/more' || nr, 'active', nr from generate_series(2, ${owned}::int) as nr`.execute(
    db,
  );
  await sql`insert into saved_searches (member_id, place, name, criteria)
    select ${owner}::bigint, nr, 'Search ' || nr, jsonb_build_object('min_age', 20 + nr)
    from generate_series(2, ${owned}::int) as nr`.execute(db);
}

test('every read takes at most six statements, and as many for a hundred rows as for one row [API-3d]', async () => {
  await fill(1, 1);
  const few = await countAll();
  await fill(99, 10);
  const many = await countAll();
  expect(Object.fromEntries(many)).toEqual(Object.fromEntries(few));
  expect([...many].filter(([, count]) => count > 6)).toEqual([]);
  expect(Object.fromEntries(many)).toMatchObject(fixed);
  expect(many.size).toBeGreaterThan(20);
});
