import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { changeLocation } from '#contract/profiles/change-location.ts';
import { updateSearchCells } from '#server/profiles/door.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const kilometresPerDegree = 111.195;
const longitudeShare = 0.615;
const home: Place = { latitude: 52.28, longitude: 5.46 };
const attackers = 60;

const kilometres = (one: Place, other: Place): number =>
  Math.hypot(
    (one.latitude - other.latitude) * kilometresPerDegree,
    (one.longitude - other.longitude) * kilometresPerDegree * longitudeShare,
  );

let service: TestService;
let victim: Id;

/**
 * Fills the country around the home: 4,000 members at every hundredth of a degree in turn, away from the
 * home.
 */
const addNeighbours = () =>
  sql`
    with made as (
      insert into members (site_id) select ${siteOfHost('localhost').id}::smallint from generate_series(1, 4000)
      returning id
    )
    insert into profiles (member_id, site_id, status, fictional, name, gender, looking_for, sexuality,
      date_of_birth, created_on, country, position)
    select id, ${siteOfHost('localhost').id}::smallint, 'active', false, 'Bram', 'male', 'female', 'hetero',
      '1990-01-01', current_date - 60, 'NL',
      ll_to_earth(51.50 + ((nr / 40) % 100) * 0.015, 4.40 + (nr % 40) * 0.05)
    from (select id, row_number() over () as nr from made) numbered`.execute(service.platform.db);

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
  await addNeighbours();
  victim = await addMember(service.platform, { position: home });
  await updateSearchCells(service.platform.db, siteOfHost('localhost').id, new Date());
});

const liveAt = ({ latitude, longitude }: Place) =>
  sql`update profiles set position = ll_to_earth(${latitude}, ${longitude}) where member_id = ${victim}`.execute(
    service.platform.db,
  );

/**
 * Accounts of one attacker, used in turn: a fresh account follows if the moves of the present one are spent.
 */
class Attack {
  #account: Id | null = null;
  #used = 0;
  moves = 0;

  /** Whether a search within 5 km of a place finds the victim. Null if all accounts are spent. */
  async sees({ latitude, longitude }: Place): Promise<boolean | null> {
    for (;;) {
      if (this.#account === null) {
        if (this.#used === attackers) return null;
        this.#used += 1;
        this.#account = await addMember(service.platform, { gender: 'male', lookingFor: 'female' });
      }
      const client = loggedIn(service, this.#account);
      const { status } = await client.api(changeLocation, { position: { lat: latitude, lon: longitude } });
      if (status === 200) {
        this.moves += 1;
        const { answer } = await client.api(searchMembers, { distance: 5, gender: 'female' });
        return answer.results.some(({ id }) => id === victim);
      }
      if (status !== 429 && status !== 409) throw new Error(`the move was answered ${status}`);
      this.#account = null;
    }
  }

  /** The place on a line from `inside` where the victim disappears, found by bisection. */
  async edge(inside: Place, step: Place): Promise<Place> {
    const at = (share: number): Place => ({
      latitude: inside.latitude + step.latitude * share,
      longitude: inside.longitude + step.longitude * share,
    });
    let [seen, unseen] = [0, 1];
    for (let turn = 0; turn < 8; turn += 1) {
      const middle = (seen + unseen) / 2;
      if (await this.sees(at(middle))) seen = middle;
      else unseen = middle;
    }
    return at((seen + unseen) / 2);
  }

  /**
   * Bisects the circle around the victim from four sides. Starts at a place from which the victim is seen.
   */
  async locate(start: Place): Promise<Place> {
    const north = await this.edge(start, { latitude: 0.6, longitude: 0 });
    const south = await this.edge(start, { latitude: -0.6, longitude: 0 });
    const latitude = (north.latitude + south.latitude) / 2;
    const east = await this.edge({ ...start, latitude }, { latitude: 0, longitude: 0.9 });
    const west = await this.edge({ ...start, latitude }, { latitude: 0, longitude: -0.9 });
    return { latitude, longitude: (east.longitude + west.longitude) / 2 };
  }
}

interface VictimCell {
  readonly metres: number;
  readonly members: number;
}

/** The size of the victim's cell, and the neighbours who share it. */
const cellOfVictim = async (): Promise<VictimCell> => {
  const { rows } = await sql<VictimCell>`
    select search_cell_metres as metres, (
      select count(*)::int from profiles other
      where other.search_cell::cube = profiles.search_cell::cube and other.member_id <> profiles.member_id
    ) as members
    from profiles where member_id = ${victim}`.execute(service.platform.db);
  const [row] = rows;
  if (!row) throw new Error('no victim');
  return row;
};

describe('searches by distance from many accounts and places', () => {
  test('learn nothing that distinguishes two homes in one cell of 200 members [SAFE-9e]', async () => {
    const { metres, members } = await cellOfVictim();
    expect(members).toBeGreaterThanOrEqual(200);
    const guesses: Place[] = [];
    const homes = [home, { latitude: home.latitude + 0.03, longitude: home.longitude + 0.04 }];
    for (const here of homes) {
      await liveAt(here);
      expect((await cellOfVictim()).metres).toBe(metres);
      guesses.push(await new Attack().locate(home));
    }
    const [one, other] = guesses;
    if (!one || !other) throw new Error('no guesses');
    expect(kilometres(one, other)).toBeLessThan(0.01);
    // The middle of the cell may lie near a home by chance, so the farther home counts.
    expect(Math.max(...homes.map((here) => kilometres(here, one)))).toBeGreaterThan(2.5);
  }, 120_000);

  test('see a move into another cell, so the attack does measure something [SAFE-9e]', async () => {
    await liveAt(home);
    const one = await new Attack().locate(home);
    const far = { latitude: home.latitude + 0.4, longitude: home.longitude };
    await liveAt(far);
    expect(kilometres(one, await new Attack().locate(far))).toBeGreaterThan(20);
  }, 120_000);
});
