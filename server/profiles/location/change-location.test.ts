import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeLocation } from '#contract/profiles/change-location.ts';
import { getLocation } from '#contract/profiles/get-location.ts';
import { findPlaces } from '#contract/sites/find-places.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { updateAllSearchCells } from './update-search-cells.job.ts';

let service: TestService;
let count = 0;
const clock = movableClock();

beforeAll(async () => {
  service = await startService({ clock });
});

const newMember = async (): Promise<{ client: Client; id: number }> => {
  count += 1;
  const client = service.client();
  const { id } = await signUpMember(client, { email: `plaats${count}@post.example` });
  return { client, id };
};

const stored = async (id: number) => {
  const { rows } = await sql<{ latitude: number | null; longitude: number | null }>`
    select latitude(position) as latitude, longitude(position) as longitude
    from profiles where member_id = ${id}`.execute(service.platform.db);
  return rows[0];
};

const dam = { lat: 52.373_056, lon: 4.892_778 };

test('resolves a position to a place, stores it rounded to about 1 km, and never returns it [PROF-8c, GDPR-4a]', async () => {
  const { client, id } = await newMember();
  const { status, answer } = await client.api(changeLocation, { position: dam });
  expect(status).toBe(200);
  expect(answer.location).toEqual({
    country: 'NL',
    countryregion: 'NL-NH',
    place: 'Amsterdam',
    positioned: true,
    hides_distance: false,
  });
  const { latitude, longitude } = (await stored(id)) ?? {};
  expect(latitude).toBeCloseTo(52.37, 6);
  expect(longitude).toBeCloseTo(4.89, 6);
  expect((await client.api(getLocation, {})).answer).toEqual(answer);
});

test('stores the position of a place chosen by name, and none for a country without a place [PROF-8a]', async () => {
  const { client, id } = await newMember();
  const { results } = (await client.api(findPlaces, { country: 'BE', name: 'gent' })).answer;
  const [gent] = results;
  expect(gent).toMatchObject({ name: 'Gent', countryregion: 'BE-VOV' });
  const chosen = await client.api(changeLocation, { country: 'BE', place: gent?.id });
  expect(chosen.answer.location).toMatchObject({
    country: 'BE',
    place: 'Gent',
    countryregion: 'BE-VOV',
    positioned: true,
  });
  expect((await stored(id))?.latitude).toBeCloseTo(51.05, 2);
  const moved = await client.api(changeLocation, { country: 'NL', countryregion: 'NL-UT' });
  expect(moved.answer.location).toMatchObject({
    country: 'NL',
    countryregion: 'NL-UT',
    place: null,
    positioned: false,
  });
  expect((await stored(id))?.latitude).toBeNull();
});

test('hides the distance without changing the place [PROF-8d, GDPR-4c]', async () => {
  const { client } = await newMember();
  await client.api(changeLocation, { position: dam });
  const hidden = await client.api(changeLocation, { hides_distance: true });
  expect(hidden.answer.location).toMatchObject({ place: 'Amsterdam', hides_distance: true });
  const moved = await client.api(changeLocation, { country: 'NL' });
  expect(moved.answer.location).toMatchObject({ place: null, hides_distance: true });
});

test('rejects unknown, mismatched and contradictory input by field and changes nothing [PROF-8a]', async () => {
  const { client } = await newMember();
  await client.api(changeLocation, { position: dam });
  const before = (await client.api(getLocation, {})).answer;
  const refusals = [
    [{ country: 'XX' }, 'country'],
    [{ country: 'NL', countryregion: 'BE-VOV' }, 'countryregion'],
    [{ country: 'NL', place: 1 }, 'place'],
    [{ countryregion: 'NL-UT' }, 'country'],
    [{ position: dam, country: 'NL' }, 'country'],
    [{ position: { lat: 91, lon: 0 } }, 'position.lat'],
  ] as const;
  for (const [input, field] of refusals) {
    const { status, problem } = await client.api(changeLocation, input);
    expect(status, field).toBe(400);
    expect(
      problem.errors?.map((fault) => fault.field),
      field,
    ).toEqual([field]);
  }
  expect((await client.api(changeLocation, { position: { lat: 45, lon: -35 } })).problem.code).toBe(
    'no_place_near',
  );
  expect((await client.api(changeLocation, { position: { lat: 35.68, lon: 139.69 } })).problem.code).toBe(
    'country_not_served',
  );
  expect((await client.api(getLocation, {})).answer).toEqual(before);
});

describe('moves of a member', () => {
  const utrecht = { lat: 52.09, lon: 5.12 };
  const groningen = { lat: 53.22, lon: 6.57 };
  const maastricht = { lat: 50.85, lon: 5.69 };
  const move = (client: Client, position: { lat: number; lon: number }) =>
    client.api(changeLocation, { position });

  test('are refused after three a day, with the time to wait, until a day has passed [SAFE-9e, GDPR-4d]', async () => {
    const { client } = await newMember();
    for (const position of [utrecht, groningen, utrecht]) {
      expect((await move(client, position)).status).toBe(200);
      clock.forward(3600);
    }
    const refused = await move(client, maastricht);
    expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_moves']);
    expect(refused.problem.params).toMatchObject({ hours: 21 });
    expect(Number(refused.headers.get('retry-after'))).toBe(21 * 3600);
    const { results } = (await client.api(findPlaces, { country: 'NL', name: 'maastricht' })).answer;
    const byName = await client.api(changeLocation, { country: 'NL', place: results[0]?.id });
    expect(byName.problem.code).toBe('too_many_moves');
    expect((await client.api(getLocation, {})).answer.location.place).toBe('Utrecht');
    clock.forward(21 * 3600);
    expect((await move(client, maastricht)).status).toBe(200);
  });

  test('inside the own search cell are free, and so is a return after the place was removed [SAFE-9e]', async () => {
    const { client } = await newMember();
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await move(client, { lat: 52.09 + turn / 100, lon: 5.12 })).status).toBe(200);
      expect((await client.api(changeLocation, { country: 'NL' })).status).toBe(200);
    }
  });

  test('at once count one after the other, so that no fourth passes [SAFE-9e]', async () => {
    const { client } = await newMember();
    const places = [52, 50.2, 48.8, 47.9, 50.9, 49.5].map((lat) => ({ lat, lon: 5.1 }));
    const statuses = await Promise.all(places.map(async (place) => (await move(client, place)).status));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  test('faster than an airliner wait until a traveller could have arrived [SAFE-9e]', async () => {
    const { client, id } = await newMember();
    expect((await move(client, utrecht)).status).toBe(200);
    const barcelona = { lat: 41.39, lon: 2.17 };
    const refused = await move(client, barcelona);
    expect([refused.status, refused.problem.code]).toEqual([429, 'moved_too_fast']);
    expect(refused.problem.params).toMatchObject({ hours: 2 });
    clock.forward(Number(refused.headers.get('retry-after')));
    expect((await move(client, barcelona)).status).toBe(200);
    clock.forward(25 * 3600);
    await updateAllSearchCells.run({}, service.platform);
    const { rows } = await sql`select from location_moves where member_id = ${id}`.execute(
      service.platform.db,
    );
    expect(rows).toEqual([]);
  });
});

test('shows a small place as the nearest larger one of its region, however it is chosen [PROF-8f]', async () => {
  const { client, id } = await newMember();
  const { results } = (await client.api(findPlaces, { country: 'NL', name: 'bunnik' })).answer;
  expect(results[0]).toMatchObject({ name: 'Bunnik' });
  const chosen = await client.api(changeLocation, { country: 'NL', place: results[0]?.id });
  expect(chosen.answer.location).toMatchObject({ place: 'Zeist', countryregion: 'NL-UT', positioned: true });
  const here = await client.api(changeLocation, { position: { lat: 52.066, lon: 5.198 } });
  expect(here.answer.location.place).toBe('Zeist');
  const { db } = service.platform;
  await sql`update profiles set place = 'Bunnik' where member_id = ${id}`.execute(db);
  await updateAllSearchCells.run({}, service.platform);
  expect((await client.api(getLocation, {})).answer.location.place).toBe('Zeist');
});
