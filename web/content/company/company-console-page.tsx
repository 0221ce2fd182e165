import { useQuery } from '@tanstack/react-query';
import { listCompanies } from '#contract/content/company/list-companies.ts';
import { HouseFrame } from '#web/operators/house-frame.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { CompanyForm } from './company-form.tsx';
import { NewCompanyForm } from './new-company-form.tsx';

const companiesQuery = () => queryFor(listCompanies, {});

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchQuery(companiesQuery());
});

/** The companies behind the sites, each with a form, a preview and its history, and a form for another one (SAFE-6). */
export default function CompanyConsolePage() {
  const text = useText();
  const { data, error, refetch } = useQuery(companiesQuery());
  return (
    <HouseFrame
      title={text('content.company.title')}
      lead={text('content.company.lead')}
      query={{ data, error, refetch }}
    >
      {data?.companies.map((company) => (
        <CompanyForm key={`${company.company} ${company.last_change}`} company={company} />
      ))}
      {data === undefined ? null : <NewCompanyForm />}
    </HouseFrame>
  );
}
