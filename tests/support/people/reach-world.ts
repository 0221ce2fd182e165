import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type Reach, reachOf, readsUnconfirmed } from '#server/profiles/door.ts';
import type { PeopleService, Person } from './people.ts';

const size = 5;
const hosts = ['localhost', 'she.localhost'] as const;
const all = Array.from({ length: size }, (_, index) => index);

const oneOfAll = fc.nat(size - 1);
const pairs = fc.uniqueArray(fc.tuple(oneOfAll, oneOfAll), {
  selector: ([one, other]) => `${one} ${other}`,
  maxLength: 6,
});

/** Members in every state, with likes, conversations and blocks as pairs of their indices. */
export const generatedWorld = fc.record({
  members: fc.array(
    fc.record({
      site: fc.constantFrom(1, 1, 1, 2),
      status: fc.constantFrom('active', 'active', 'invisible', 'disabled', 'unconfirmed'),
      fictional: fc.constantFrom(false, false, false, true),
      hidesFictional: fc.boolean(),
    } as const),
    { minLength: size, maxLength: size },
  ),
  likes: pairs,
  talks: pairs,
  blocks: pairs,
});

type GeneratedStatus = 'active' | 'invisible' | 'disabled' | 'unconfirmed';

const profileStatus = (status: GeneratedStatus) => (status === 'unconfirmed' ? 'disabled' : status);

export type GeneratedWorld = typeof generatedWorld extends fc.Arbitrary<infer World> ? World : never;

/** A generated world in the database. Members are named by their index. */
export interface ReachWorld {
  readonly places: readonly number[];
  readonly people: readonly Person[];
  readonly likes: ReadonlyArray<readonly [number, number]>;
  readonly conversations: ReadonlyMap<string, Id>;
  site(place: number): number;
  /** The result of the visibility rule. */
  reach(viewer: number, member: number): Reach;
  /** Whether the viewer reads the messages of an unconfirmed member. */
  readsUnconfirmed(viewer: number, member: number): boolean;
  /** Whether the member has not confirmed their address. */
  isUnconfirmed(place: number): boolean;
  /** A fictional profile that is a draft or retired. Nobody answers for it (SAFE-6). */
  isRetired(place: number): boolean;
  /** Records a message: the two members know each other from now on. */
  write(from: number, to: number): void;
}

export const pairKey = (one: number, other: number): string =>
  `${Math.min(one, other)} ${Math.max(one, other)}`;

async function talk(db: Handle, site: number, one: Id, other: Id): Promise<Id> {
  const { rows } = await sql<{ id: Id }>`
    with talk as (insert into conversations (site_id, started_by, last_seq) values (${site}, ${one}, 1) returning id),
    sides as (
      insert into participants (member_id, conversation_id, other_id, last_message_at)
      select side.member_id, talk.id, side.other_id, now() from talk,
        (values (${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint)) as side (member_id, other_id)
    ), said as (
      insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost)
      select id, 1, ${one}, 'text', 'Hoi!', gen_random_uuid(), 0 from talk
    )
    select id from talk`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no conversation was made');
  return row.id;
}

const bothSides = (db: Handle, table: 'likes' | 'blocks', one: Id, other: Id) =>
  table === 'likes'
    ? sql`insert into likes (member_id, direction, other_id, origin)
        values (${one}, 'given', ${other}, 'own'), (${other}, 'received', ${one}, 'own')`.execute(db)
    : sql`insert into blocks (member_id, direction, other_id)
        values (${one}, 'given', ${other}), (${other}, 'received', ${one})`.execute(db);

/**
 * Writes a generated world beside the existing data. Leaves out likes and conversations across sites, which
 * cannot exist.
 */
export async function reachWorld(service: PeopleService, world: GeneratedWorld): Promise<ReachWorld> {
  const { db } = service.platform;
  const { members } = world;
  const people = await Promise.all(
    members.map(({ site }) => service.person({ site: hosts[site - 1] ?? 'localhost', credits: 1000 })),
  );
  const idOf = (place: number): Id => people[place]?.id ?? 0;
  const siteOf = (place: number) => members[place]?.site ?? 0;
  await sql`update wallets set premium_since = now() where member_id = any(${people.map(({ id }) => id)})`.execute(
    db,
  );
  for (const [place, { status, fictional, hidesFictional }] of members.entries())
    await sql`update profiles set status = ${profileStatus(status)}, looking_for = 'female', about = 'Hoi!', fictional = ${fictional},
      hides_fictional = ${hidesFictional} where member_id = ${idOf(place)}`.execute(db);
  const confirmed = members.flatMap(({ status }, place) => (status === 'unconfirmed' ? [] : [idOf(place)]));
  await sql`update addresses set verified_at = now() where member_id = any(${confirmed})`.execute(db);

  // Everybody has acknowledged fictional profiles (FIC-4), because this test is about visibility.
  await sql`insert into fictional_ties (member_id, profile_id, acknowledged_at, locale, label, words)
    select one.id, other.id, now(), 'nl', 'Fictief profiel', 'Er zit geen lid achter'
    from unnest(${people.map(({ id }) => id)}::bigint[]) as one (id),
      unnest(${people.map(({ id }) => id)}::bigint[]) as other (id)
    where one.id <> other.id`.execute(db);

  const possible = ([one, other]: readonly [number, number]) =>
    one !== other && siteOf(one) === siteOf(other);
  const likes = world.likes.filter(possible);
  const talks = world.talks.filter(possible);
  const blocks = world.blocks.filter(([one, other]) => one !== other);
  for (const [one, other] of likes) await bothSides(db, 'likes', idOf(one), idOf(other));
  for (const [one, other] of blocks) await bothSides(db, 'blocks', idOf(one), idOf(other));
  const conversations = new Map<string, Id>();
  const started = new Set<string>();
  for (const [one, other] of talks) {
    if (conversations.has(pairKey(one, other))) continue;
    conversations.set(pairKey(one, other), await talk(db, siteOf(one), idOf(one), idOf(other)));
    started.add(`${one} ${other}`);
  }

  const acquainted = new Set([...likes, ...talks].map((pair) => pairKey(...pair)));
  const blocked = new Set(blocks.map(([one, other]) => `${one} ${other}`));
  const isUnconfirmed = (place: number): boolean =>
    members[place]?.status === 'unconfirmed' && !members[place].fictional;
  const pairOf = (viewer: number, member: number) => ({
    viewer: {
      site: siteOf(viewer),
      isSelf: viewer === member,
      hidesFictional: members[viewer]?.hidesFictional ?? false,
    },
    member: {
      site: siteOf(member),
      status: profileStatus(members[member]?.status ?? 'disabled'),
      fictional: members[member]?.fictional ?? false,
    },
    acquainted: acquainted.has(pairKey(viewer, member)),
    blocks: blocked.has(`${viewer} ${member}`),
    isBlocked: blocked.has(`${member} ${viewer}`),
    isUnconfirmed: isUnconfirmed(member),
    wroteFirst: started.has(`${member} ${viewer}`),
  });
  return {
    places: all,
    people,
    likes,
    conversations,
    site: siteOf,
    isUnconfirmed,
    isRetired: (place) => {
      const member = members[place];
      return member?.fictional === true && profileStatus(member.status) !== 'active';
    },
    write(from, to) {
      acquainted.add(pairKey(from, to));
      if (!started.has(`${to} ${from}`)) started.add(`${from} ${to}`);
    },
    reach: (viewer, member) => reachOf(pairOf(viewer, member)),
    readsUnconfirmed: (viewer, member) => readsUnconfirmed(pairOf(viewer, member)),
  };
}
