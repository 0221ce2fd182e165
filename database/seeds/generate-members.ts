import { sql } from 'kysely';
import { attributeValues } from '#contract/profiles/attributes.ts';
import { interests } from '#contract/sites/interest.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { portraits } from './portraits/portrait.ts';
import { dutchNames } from './words/names.ts';
import { type SeedPlace, seedPlaces } from './words/places.ts';

export interface Generation {
  readonly site: number;
  readonly count: number;
  /** Another seed gives other people. */
  readonly seed: number;
}

const names = (['female', 'male'] as const).map((gender) => Object.values(dutchNames[gender]).flat());
/** Most people live in the Netherlands, as on the real site. */
const share = ({ country, weight }: SeedPlace) =>
  country === 'NL' ? weight * 10 : country === 'BE' ? weight * 4 : Math.min(weight, 4);
const towns = seedPlaces.flatMap((place) => Array<SeedPlace>(share(place)).fill(place));
const pictures = (['female', 'male'] as const).map((gender) =>
  portraits.filter((portrait) => portrait.gender === gender).map(({ path }) => path),
);

/** Some values are rare: one in fifty has red hair, one in twenty many tattoos, so one in a thousand both. */
const shares = (list: ReadonlyArray<readonly [string, number]>) =>
  list.flatMap(([word, share]) => Array<string>(share).fill(word));
const hair = shares([
  ['brown', 38],
  ['dark_blond', 24],
  ['blond', 16],
  ['black', 14],
  ['grey', 4],
  ['red', 2],
  ['coloured', 1],
  ['bald', 1],
]);
const eyes = shares([
  ['brown', 8],
  ['blue', 8],
  ['green', 2],
  ['grey', 1],
  ['hazel', 1],
]);
const tattoos = shares([
  ['none', 11],
  ['one', 5],
  ['some', 3],
  ['many', 1],
]);

const texts = (list: readonly string[] | undefined) => sql`${[...(list ?? [])]}::text[]`;

/** A number that depends only on the row and the seed; `purpose` keeps the columns independent. */
const draw = (seed: number, purpose: number) =>
  sql`(hashint8extended(nr, ${seed * 100 + purpose}::bigint) & 2147483647)`;

/** Picks a value of an SQL list by such a number. */
const oneOf = (list: ReturnType<typeof texts>, drawn: ReturnType<typeof draw>) =>
  sql`(${list})[1 + ${drawn} % cardinality(${list})]`;

/** About 3 km around the town centre, with most people near the middle. */
const scattered = (seed: number, purpose: number) =>
  sql`((${draw(seed, purpose)} % 61 + ${draw(seed, purpose + 1)} % 61 - 60) / 1000.0)`;

/**
 * Fills a site with ordinary (not fictional) members, for benchmarks. Their profiles are active and lie in
 * clusters around towns. Each wallet holds three sign-up credits with their ledger entries. Two members in
 * three have a picture. The same call gives the same people with other ids. Runs one statement, then
 * `analyze`.
 */
export async function generateMembers(db: Handle, { site, count, seed }: Generation): Promise<void> {
  const [women, men] = names;
  const [womenSeen, menSeen] = pictures;
  await sql`
    with towns as (
      select
        ${towns.map(({ country }) => country)}::text[] as countries,
        ${towns.map(({ region }) => region)}::text[] as regions,
        ${towns.map(({ name }) => name)}::text[] as names,
        ${towns.map(({ latitude }) => latitude)}::float8[] as latitudes,
        ${towns.map(({ longitude }) => longitude)}::float8[] as longitudes
    ), made as (
      insert into members (site_id) select ${site}::smallint from generate_series(1, ${count}::int) returning id
    ), numbered as (
      select id, row_number() over () as nr from made
    ), drawn as (
      select
        id, nr,
        case when ${draw(seed, 1)} % 100 < 48 then 'female' else 'male' end as gender,
        1 + ${draw(seed, 2)} % ${towns.length}::int as town,
        ${draw(seed, 3)} % 100 as taste,
        current_date - (21 * 366 + ${draw(seed, 4)} % (45 * 365))::int as born,
        now() - interval '6 minutes' - (power(${draw(seed, 5)} / 2147483647.0, 3) * interval '90 days') as active
      from numbered
    ), person as (
      insert into profiles (
        member_id, site_id, status, fictional, name, gender, looking_for, sexuality, date_of_birth, created_on,
        country, region, place, position, last_active_at, hair_color, eye_color, body_type, relationship_status, tattoos,
        signup_reason, interests, members_only
      )
      select
        id, ${site}::smallint, 'active', false,
        case gender when 'female' then ${oneOf(texts(women), draw(seed, 6))}
          else ${oneOf(texts(men), draw(seed, 6))} end,
        gender,
        case when (gender = 'female') = (taste < 92) then 'male' else 'female' end,
        case when taste < 86 then 'hetero' when taste < 92 then 'bi'
          when gender = 'female' then 'lesbian' else 'gay' end,
        born, current_date - 60, countries[town], regions[town], towns.names[town],
        ll_to_earth(
          round((latitudes[town] + ${scattered(seed, 7)})::numeric, 2)::float8,
          round((longitudes[town] + ${scattered(seed, 9)})::numeric, 2)::float8
        ),
        active, ${oneOf(texts(hair), draw(seed, 20))}, ${oneOf(texts(eyes), draw(seed, 21))},
        ${oneOf(texts(attributeValues.body_type), draw(seed, 22))},
        ${oneOf(texts(attributeValues.relationship_status), draw(seed, 23))},
        ${oneOf(texts(tattoos), draw(seed, 24))}, ${oneOf(texts(attributeValues.signup_reason), draw(seed, 25))},
        array[${oneOf(texts(interests), draw(seed, 26))}, ${oneOf(texts(interests), draw(seed, 27))}], false
      from drawn, towns
    ), wallet as (
      insert into wallets (member_id, balance) select id, 3 from numbered
    ), entry as (
      insert into ledger_transfers (member_id, debit_account, credit_account, amount, reason, idempotency_key)
      select id, 'granted', 'wallet', 3, 'signup', 'opening' from numbered
    )
    insert into photos (member_id, status, path, is_main)
    select id, 'active',
      case gender when 'female' then ${oneOf(texts(womenSeen), draw(seed, 11))}
        else ${oneOf(texts(menSeen), draw(seed, 11))} end,
      true
    from drawn where ${draw(seed, 12)} % 3 < 2`.execute(db);
  await sql`analyze members, profiles, photos, wallets, ledger_transfers`.execute(db);
}
