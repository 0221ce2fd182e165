import { redirect } from 'react-router';
import type { Right } from '#contract/kit/right.ts';
import { getOperator } from '#contract/operators/get-operator.ts';
import { rightsOfRoles } from '#contract/operators/roles.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { type PageVisit, pageLoader } from '#web/platform/visit/page-loader.ts';
import { rightOfPage } from './console-sections.ts';

/** The operator who is logged in to the console. */
export const operatorQuery = () => queryFor(getOperator, {});

/** A console page's visit, with the rights of its operator. */
export type ConsoleVisit = PageVisit & { readonly rights: ReadonlySet<Right> };

const isRefused = (error: unknown, code: string): boolean =>
  error instanceof ApiProblem && error.code === code;

/**
 * Loader of a console page. Redirects everybody but operators to `/console/login?to=<this page>`. Operators
 * without the right get the page's frame, which says so.
 */
export const operatorLoader = (load: (visit: ConsoleVisit) => Promise<void>) =>
  pageLoader(async (visit) => {
    const { pathname, search } = visit.url;
    try {
      const { operator } = await visit.queryClient.fetchQuery(operatorQuery());
      const rights = rightsOfRoles(operator.roles);
      if (rights.has(rightOfPage(pathname))) await load({ ...visit, rights });
    } catch (error) {
      if (isRefused(error, 'right_required')) return;
      if (!isRefused(error, 'operator_required')) throw error;
      throw redirect(`/console/login?to=${encodeURIComponent(pathname + search)}`);
    }
  });
