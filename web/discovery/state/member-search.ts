import * as z from 'zod/mini';
import { searchCap, searchPageSize } from '#contract/discovery/search-members.ts';
import { queryInteger } from '#contract/kit/id.ts';
import { type Gender, gender } from '#contract/profiles/fields.ts';
import { country } from '#contract/sites/country.ts';

export const ageLimits = { youngest: 18, oldest: 99 } as const;

const order = z.enum(['active', 'nearest']);
const age = queryInteger(ageLimits.youngest, ageLimits.oldest);
const page = queryInteger(1, searchCap / searchPageSize);

/** A search as the address of the page holds it. */
export interface MemberSearch {
  /** Null: whom the member looks for. */
  readonly gender: Gender | null;
  /** Null: anywhere. */
  readonly country: string | null;
  readonly minAge: number;
  readonly maxAge: number;
  readonly order: 'active' | 'nearest';
  readonly page: number;
}

export const everyone: MemberSearch = {
  gender: null,
  country: null,
  minAge: ageLimits.youngest,
  maxAge: ageLimits.oldest,
  order: 'active',
  page: 1,
};

/** Reads an address. What makes no sense is passed over, so that an old or mistyped link still finds somebody. */
export function searchOf(query: URLSearchParams): MemberSearch {
  const read = <Schema extends z.ZodMiniType>(schema: Schema, name: string): z.output<Schema> | undefined =>
    z.safeParse(schema, query.get(name)).data;
  const ages = [read(age, 'min_age') ?? everyone.minAge, read(age, 'max_age') ?? everyone.maxAge];
  return {
    gender: read(gender, 'gender') ?? null,
    country: read(country, 'country') ?? null,
    minAge: Math.min(...ages),
    maxAge: Math.max(...ages),
    order: read(order, 'order') ?? everyone.order,
    page: read(page, 'page') ?? everyone.page,
  };
}

const given = (search: MemberSearch) => ({
  ...(search.gender !== null && { gender: search.gender }),
  ...(search.country !== null && { country: search.country }),
  ...(search.minAge !== everyone.minAge && { min_age: search.minAge }),
  ...(search.maxAge !== everyone.maxAge && { max_age: search.maxAge }),
  ...(search.order !== everyone.order && { order: search.order }),
  ...(search.page !== everyone.page && { page: search.page }),
});

/** What the call takes: only what was chosen. */
export const inputOf = given;

/** The page's address for a search: only what was chosen, so that equal searches have equal addresses. */
export function addressOf(search: MemberSearch): string {
  const query = new URLSearchParams(
    Object.entries(given(search)).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size === 0 ? '/members' : `/members?${query}`;
}
