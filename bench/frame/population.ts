import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { generateMembers } from '#database/seeds/generate-members.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { updateSearchCells } from '#server/profiles/door.ts';
import { loadSites } from '#server/sites/door.ts';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs work on a table without its indexes, except those of constraints, and recreates them. This makes a
 * million inserts faster.
 */
export async function withoutIndexes<T>(db: Handle, table: string, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<Index>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and schemaname = 'public'
      and indexname not in (select conname from pg_constraint)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  const done = await work();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
  return done;
}

/** Logs a member in by inserting a session into the database. Returns the token of the cookie. */
export async function openSession(db: Handle, member: Id): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await sql`insert into sessions (member_id, token_hash, expires_at)
    values (${member}, ${hash}, now() + interval '1 day')`.execute(db);
  return token;
}

const seed = 20_261_121;

/** This many ordinary members in a separate database, with its own service. */
export interface Population {
  readonly databaseUrl: string;
  readonly db: Handle;
  /** Address of the service, without a slash at the end. */
  readonly url: string;
  readonly site: number;
  readonly niche: number;
  /** Some of the members, each at another place and with a session. */
  readonly members: ReadonlyArray<{ readonly id: Id; readonly token: string }>;
  stop(): Promise<void>;
}

export interface Home {
  /** Any database of the cluster. */
  readonly databaseUrl: string;
  startService(environment: NodeJS.ProcessEnv): Promise<{ url: string; stop(): Promise<void> }>;
}

/** The number of active members, each at another place. */
const drawn = 40;

/**
 * Creates a database, lets the service fill it with the demo, and adds the members to the demo's first site.
 */
export async function openPopulation(home: Home, count: number): Promise<Population> {
  const name = `members_${count}`;
  const cluster = openDatabase(home.databaseUrl, null);
  await sql`create database ${sql.ref(name)}`.execute(cluster.db);
  await cluster.close();
  const address = new URL(home.databaseUrl);
  address.pathname = `/${name}`;
  const databaseUrl = address.href;
  // The load generator sends from many client addresses.
  const service = await home.startService({ DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' });
  const { db, close } = openDatabase(databaseUrl, null, { statementTimeoutMs: 0 });
  const { rows: sites } = await sql<{ id: number; niche: number }>`
    select id, niche from sites where is_default`.execute(db);
  const [site] = sites;
  if (!site) throw new Error('The demo has no first site.');
  await withoutIndexes(db, 'profiles', () => generateMembers(db, { site: site.id, count, seed }));
  await updateSearchCells(db, site.id, new Date());
  // A search reads its site from the cache of the process, also here.
  await loadSites(db);
  await sql`vacuum analyze`.execute(db);
  const { rows } = await sql<{ id: Id }>`
    select member_id as id from profiles
    where site_id = ${site.id} and status = 'active' and not fictional and search_place is not null
    order by hashint8(member_id) limit ${drawn}`.execute(db);
  const members = await Promise.all(rows.map(async ({ id }) => ({ id, token: await openSession(db, id) })));
  return {
    databaseUrl,
    db,
    url: service.url,
    site: site.id,
    niche: site.niche,
    members,
    async stop() {
      await service.stop();
      await close();
    },
  };
}
