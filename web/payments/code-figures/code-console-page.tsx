import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getCode } from '#contract/payments/console/get-code.ts';
import styles from '#web/operators/console.module.css';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { PaymentsConsoleNav } from '../console-parts/payments-console-nav.tsx';
import { CodeFacts } from './code-facts.tsx';
import { CodeOrders, codeOrderPages } from './code-orders.tsx';
import { CodeState } from './code-state.tsx';
import { CodeCounts, CodeCurrency } from './code-uses.tsx';

const codeOf = ({ code = '' }: { readonly code?: string | undefined }): string => {
  const known = getCode.input.safeParse({ code }).data;
  if (known === undefined) throw new ApiProblem({ code: 'not_found', status: 404 });
  return known.code;
};

const codeQuery = (code: string) => queryFor(getCode, { code });

export const loader = operatorLoader(async ({ queryClient, params }) => {
  const code = codeOf(params);
  await Promise.all([
    queryClient.prefetchQuery(codeQuery(code)),
    queryClient.prefetchInfiniteQuery(codeOrderPages(code)),
  ]);
});

/** One discount code: its use and money, its conditions and operators, and its orders (SAFE-6, CRED-8). */
export default function CodeConsolePage() {
  const text = useText();
  const name = codeOf(useParams());
  const { data: code, error, refetch } = useQuery(codeQuery(name));
  return (
    <Page>
      <PageTitle title={name} />
      <PaymentsConsoleNav />
      <Link to="/console/codes" className={styles.back}>
        {text('payments.codes.back')}
      </Link>
      <PageHead title={name} aside={code && <CodeState code={code} />} />
      {code ? (
        <div className={styles.column}>
          <div className={styles.columns}>
            <Panel className={styles.part}>
              <h2 className={styles.heading}>{text('payments.codes.use')}</h2>
              <CodeCounts code={code} />
              {code.money.map((money) => (
                <CodeCurrency key={money.currency} money={money} />
              ))}
              <p className={styles.quiet}>{text('payments.codes.note')}</p>
            </Panel>
            <CodeFacts code={code} />
          </div>
          {code.state === 'waiting' ? null : <CodeOrders code={name} />}
        </div>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={12} />
      )}
    </Page>
  );
}
