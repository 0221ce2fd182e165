import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { changeLocation } from '#contract/profiles/change-location.ts';
import { getLocation } from '#contract/profiles/get-location.ts';
import { findPlaces } from '#contract/sites/find-places.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;
let count = 0;

beforeAll(async () => {
  service = await startService();
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
