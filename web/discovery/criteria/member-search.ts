import * as z from 'zod/mini';
import { type Criteria, criteria as criteriaSchema } from '#contract/discovery/criteria.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { type SearchField, searchFields } from '#contract/sites/settings.ts';
import { choiceNames, chosenOf } from './choices.ts';

export const ageLimits = { youngest: 18, oldest: 99 } as const;

/** A search as stored in the page's address. */
export interface MemberSearch {
  readonly criteria: Criteria;
  readonly page: number;
  /** True if the address names no criteria, so that the search is the one that everybody starts with. */
  readonly isStart?: boolean;
}

/** The address of the search that a member or visitor starts with. */
export const startAddress = '/members';

const fields = searchMembers.input.shape;

const known: readonly string[] = searchFields;

/** Fields that the site does not offer are ignored. The general filters exist on every site. */
const isOffered = (name: string, offered: readonly SearchField[]): boolean => {
  const field = name === 'min_age' || name === 'max_age' ? 'age' : name;
  return !known.includes(field) || offered.some((one) => one === field);
};

const agesOf = ({ min_age, max_age }: Criteria): readonly [number, number] => {
  const within = (age: number) => Math.max(ageLimits.youngest, Math.min(ageLimits.oldest, age));
  const ages = [within(min_age ?? ageLimits.youngest), within(max_age ?? ageLimits.oldest)];
  return [Math.min(...ages), Math.max(...ages)];
};

/** Normalises criteria to the explicitly chosen ones, so that equal searches have equal addresses. */
export function normalizeCriteria(wishes: Criteria): Criteria {
  const { country, countryregion } = wishes;
  const [youngest, oldest] = agesOf(wishes);
  const lists = choiceNames
    .map((name) => [name, chosenOf(wishes, name)] as const)
    .filter(([, chosen]) => chosen.length > 0);
  const shape = {
    ...(wishes.gender && { gender: wishes.gender }),
    ...(country && { country }),
    ...(country && countryregion?.startsWith(`${country}-`) && { countryregion }),
    ...(youngest !== ageLimits.youngest && { min_age: youngest }),
    ...(oldest !== ageLimits.oldest && { max_age: oldest }),
    ...Object.fromEntries(lists),
    ...(wishes.with_photo && { with_photo: true }),
    ...(wishes.online_now && { online_now: true }),
    ...(wishes.distance && { distance: wishes.distance }),
    ...(wishes.hide_fictional && { hide_fictional: true }),
    ...(wishes.order === 'nearest' && { order: wishes.order }),
  };
  return z.safeParse(criteriaSchema, shape).data ?? {};
}

const criteriaNames = Object.keys(criteriaSchema.shape);

/** Whether an address names criteria, valid or not. Other parameters (page, traffic source) do not count. */
const namesCriteria = (query: URLSearchParams): boolean => criteriaNames.some((name) => query.has(name));

/**
 * Reads a search from an address. Invalid values and fields that this site does not search by are ignored, so
 * that an old or mistyped link still finds members. An address without criteria means the search `start`.
 */
export function searchOf(
  query: URLSearchParams,
  offered: readonly SearchField[],
  start: Criteria = {},
): MemberSearch {
  const read = <Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | undefined => {
    // A form sent without script repeats the parameter for each value of a list.
    const given = query.getAll(name).filter((value) => value !== '');
    if (given.length === 0 || !isOffered(name, offered)) return undefined;
    return z.safeParse(schema, given.join(',')).data;
  };
  const page = read('page', fields.page) ?? 1;
  if (!namesCriteria(query)) return { criteria: normalizeCriteria(start), page, isStart: true };
  return {
    criteria: normalizeCriteria({
      gender: read('gender', fields.gender),
      country: read('country', fields.country),
      countryregion: read('countryregion', fields.countryregion),
      min_age: read('min_age', fields.min_age),
      max_age: read('max_age', fields.max_age),
      sexuality: read('sexuality', fields.sexuality),
      hair_color: read('hair_color', fields.hair_color),
      eye_color: read('eye_color', fields.eye_color),
      body_type: read('body_type', fields.body_type),
      relationship_status: read('relationship_status', fields.relationship_status),
      tattoos: read('tattoos', fields.tattoos),
      signup_reason: read('signup_reason', fields.signup_reason),
      interests: read('interests', fields.interests),
      with_photo: read('with_photo', fields.with_photo),
      online_now: read('online_now', fields.online_now),
      distance: read('distance', fields.distance),
      hide_fictional: read('hide_fictional', fields.hide_fictional),
      order: read('order', fields.order),
    }),
    page,
  };
}

const addressWith = (query: URLSearchParams, page: number): string => {
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? startAddress : `${startAddress}?${String(query).replaceAll('%2C', ',')}`;
};

/** Returns the page's address for criteria. Without any it names the order, and so means everybody. */
export function addressOf(wishes: Criteria, page = 1): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(normalizeCriteria(wishes))) query.set(name, String(value));
  if (query.size === 0) query.set('order', 'active');
  return addressWith(query, page);
}

/** Returns the address of a search as it was read. */
export const addressOfSearch = ({ criteria, page, isStart }: MemberSearch): string =>
  isStart === true ? addressWith(new URLSearchParams(), page) : addressOf(criteria, page);
