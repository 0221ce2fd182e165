import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/state-notice.tsx';
import { codePages } from '../data/list-codes.ts';
import { CodeForm } from '../parts/code-form.tsx';
import { CodeRow } from '../parts/code-row.tsx';
import styles from '../parts/console.module.css';
import { ConsoleList } from '../parts/console-list.tsx';
import { MoneyDeskNav } from '../parts/money-desk-nav.tsx';
import { Which } from '../parts/which.tsx';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(codePages(false));
});

/** Discount codes: which there are, how often each was used, and new ones (SAFE-2, CRED-8). */
export default function CodesConsolePage() {
  const text = useText();
  const [personal, setPersonal] = useState(false);
  const query = useInfiniteQuery(codePages(personal));
  return (
    <Page>
      <PageTitle title={text('credits.codes.title')} />
      <PageHead title={text('credits.codes.title')} lead={text('credits.codes.lead')} />
      <MoneyDeskNav />
      <div className={styles.part}>
        <CodeForm />
        <Which
          label={text('credits.codes.whose')}
          first={text('credits.codes.public')}
          second={text('credits.codes.personal')}
          isSecond={personal}
          onChoose={setPersonal}
        />
        <ConsoleList
          query={query}
          empty={
            <EmptyState
              picture="coins"
              title={text('credits.codes.none')}
              body={text('credits.codes.none_what')}
            />
          }
          rowOf={(code) => <CodeRow key={code.code} code={code} />}
        />
      </div>
    </Page>
  );
}
