import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The company behind the site. Loaded with pages in English, for their footer. */
export const companyQuery = () => ({ ...queryFor(getCompanyInfo, {}), staleTime: Number.POSITIVE_INFINITY });
