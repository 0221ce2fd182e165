import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { toErrorResponse } from '../api/error-response.ts';
import { createQueryClient } from '../query/query-client.ts';
import { setTransport } from '../query/query-for.ts';
import { type Visit, visitContext } from './visit.ts';

export interface PageVisit extends Visit {
  /**
   * Fill it with `await queryClient.ensureQueryData(someQuery())`: the page finds the answers in its cache.
   */
  readonly queryClient: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** URL of the page, without React Router's own additions. */
  readonly url: URL;
  readonly request: Request;
}

export type MemberVisit = PageVisit & {
  readonly memberId: number;
  readonly user: NonNullable<Visit['user']>;
};

/** The result of a page loader: its own data and the queries it ran. */
export type PageData<Own> = Own & { readonly dehydrated: DehydratedState };

const visitOf = ({ context, params, url, request }: LoaderFunctionArgs): PageVisit => {
  const visit = context.get(visitContext);
  const queryClient = createQueryClient();
  setTransport(queryClient, visit.transport);
  return { ...visit, queryClient, params, url, request };
};

const objectOf = (own: unknown): object => (typeof own === 'object' && own !== null ? own : {});

type Loader<Own> = (args: LoaderFunctionArgs) => Promise<PageData<Own>>;

/**
 * Loader of a page: `export const loader = pageLoader(async ({ call, queryClient, params, url, user, settings
 * }) => {…})`. Runs only on the server, also during navigation in the browser. Return own data or nothing.
 * Throw `redirect('/…')`, or let an ApiProblem through: a 404 and other refusals become the error page.
 */
export function pageLoader(load: (visit: PageVisit) => Promise<void>): Loader<object>;
export function pageLoader<Own extends object>(load: (visit: PageVisit) => Promise<Own>): Loader<Own>;
export function pageLoader(load: (visit: PageVisit) => Promise<unknown>): Loader<object> {
  return async (args) => {
    const visit = visitOf(args);
    try {
      const own = await load(visit);
      return { ...objectOf(own), dehydrated: dehydrate(visit.queryClient) };
    } catch (error) {
      throw toErrorResponse(error);
    }
  };
}

/** Like `pageLoader`, for pages of members: a visitor is redirected to `/login?to=<this page>`. */
export function memberLoader(load: (visit: MemberVisit) => Promise<void>): Loader<object>;
export function memberLoader<Own extends object>(load: (visit: MemberVisit) => Promise<Own>): Loader<Own>;
export function memberLoader(load: (visit: MemberVisit) => Promise<unknown>): Loader<object> {
  return pageLoader(async (visit) => {
    const { memberId, user } = visit;
    if (memberId === null || user === null) {
      const to = `${visit.url.pathname}${visit.url.search}`;
      throw redirect(`/login?to=${encodeURIComponent(to)}`);
    }
    return objectOf(await load({ ...visit, memberId, user }));
  });
}
