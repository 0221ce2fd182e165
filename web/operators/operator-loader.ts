import { redirect } from 'react-router';
import { getOperator } from '#contract/operators/get-operator.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { type PageVisit, pageLoader } from '#web/platform/visit/page-loader.ts';

/** The operator who is logged in to the console. */
export const operatorQuery = () => queryFor(getOperator, {});

/** Loader of a console page. Redirects everybody but operators to `/console/login?to=<this page>`. */
export const operatorLoader = (load: (visit: PageVisit) => Promise<void>) =>
  pageLoader(async (visit) => {
    try {
      await visit.queryClient.fetchQuery(operatorQuery());
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'operator_required') throw error;
      const { pathname, search } = visit.url;
      throw redirect(`/console/login?to=${encodeURIComponent(pathname + search)}`);
    }
    await load(visit);
  });
