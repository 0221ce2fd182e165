import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCodes } from '#contract/payments/console/list-codes.ts';
import styles from '#web/operators/console.module.css';
import { ConsoleList } from '#web/operators/console-list.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { PhoneFold } from '#web/operators/phone-fold.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { ListSwitch } from '../console-parts/list-switch.tsx';
import { PaymentsConsoleNav } from '../console-parts/payments-console-nav.tsx';
import { DiscountCodeForm } from './discount-code-form.tsx';
import { DiscountCodeRow } from './discount-code-row.tsx';

/** The codes for everybody, or the codes for one member each. */
const discountCodePages = (personal: boolean) =>
  pagesFor(listCodes, { personal, page: 1 }, (last, pages) =>
    last.has_more ? { personal, page: pages.length + 1 } : undefined,
  );

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(discountCodePages(false));
});

/** The discount codes, how often each was used, and a form for new codes (SAFE-2, CRED-8). */
export default function CodesConsolePage() {
  const text = useText();
  const [personal, setPersonal] = useState(false);
  const query = useInfiniteQuery(discountCodePages(personal));
  return (
    <Page>
      <PageTitle title={text('payments.codes.title')} />
      <PageHead title={text('payments.codes.title')} lead={text('payments.codes.lead')} />
      <PaymentsConsoleNav />
      <div className={styles.part}>
        <PhoneFold label={text('payments.codes.new')} icon={<IconPlus size={18} aria-hidden />}>
          <DiscountCodeForm />
        </PhoneFold>
        <ListSwitch
          label={text('payments.codes.whose')}
          first={text('payments.codes.public')}
          second={text('payments.codes.personal')}
          isSecond={personal}
          onChoose={setPersonal}
        />
        <ConsoleList
          query={query}
          empty={
            <EmptyState
              picture="coins"
              title={text('payments.codes.none')}
              body={text('payments.codes.none_what')}
            />
          }
          rowOf={(code) => <DiscountCodeRow key={code.code} code={code} />}
        />
      </div>
    </Page>
  );
}
