import { redirect } from 'react-router';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { type PageVisit, pageLoader } from '#web/platform/visit/page-loader.ts';
import { operatorQuery } from './get-operator.ts';

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
