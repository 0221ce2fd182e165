import { Alert, Button, Group } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, redirect, useSearchParams } from 'react-router';
import { answerTerms } from '#contract/accounts/answer-terms.ts';
import { getPageText } from '#contract/sites/get-page-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { safeReturnPath } from '../log-in/own-path.ts';
import { useUser } from '../user.ts';
import styles from './new-terms-page.module.css';

const answerMutation = () => mutationFor(answerTerms, { idempotent: true });
const termsQuery = (version: number) => queryFor(getPageText, { page: 'terms', version });

export const loader = memberLoader(async ({ user, url, queryClient }) => {
  if (user.terms === null) throw redirect(safeReturnPath(url.searchParams.get('to')) ?? '/members');
  await queryClient.prefetchQuery(termsQuery(user.terms.version));
});

/** Answers the question. Afterwards a new document loads everything with the answer. */
function Answers({ version, to }: { version: number; to: string }) {
  const text = useText();
  const failure = useFailureText();
  const { mutate, isPending, variables, error } = useMutation({
    ...answerMutation(),
    onSuccess: () => window.location.assign(to),
  });
  return (
    <>
      {error === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {failure(error)}
        </Alert>
      )}
      <Group gap="xs">
        <Button
          loading={isPending && variables.accepts}
          disabled={isPending && !variables.accepts}
          onClick={() => mutate({ version, accepts: true })}
        >
          {text('accounts.new_terms.accept')}
        </Button>
        <Button
          variant="default"
          loading={isPending && !variables.accepts}
          disabled={isPending && variables.accepts}
          onClick={() => mutate({ version, accepts: false })}
        >
          {text('accounts.new_terms.later')}
        </Button>
      </Group>
    </>
  );
}

/**
 * The question about new terms: what changes, from when on, and the answers. A member who does not agree finds
 * the ways out (CON-13).
 */
export default function NewTermsPage() {
  const text = useText();
  const terms = useUser()?.terms ?? null;
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery({ ...termsQuery(terms?.version ?? 0), enabled: terms !== null });
  const title = text('accounts.new_terms.title');
  if (terms === null) return null;
  const from = new Date(terms.from);
  return (
    <Page width="narrow">
      <PageTitle title={title} />
      <PageHead title={title} lead={text('accounts.new_terms.lead', { date: from })} />
      <div className={styles.parts}>
        {data === undefined && error !== null ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : null}
        {data === undefined && error === null ? <TextSkeleton lines={4} /> : null}
        {data === undefined || data.changes === '' ? null : (
          <Panel>
            <h2 className={styles.heading}>{text('accounts.new_terms.changes')}</h2>
            <p className={styles.changes}>{data.changes}</p>
          </Panel>
        )}
        <p>
          <a href={`/pages/terms/versions/${terms.version}`}>{text('accounts.new_terms.read')}</a>
        </p>
        <Answers version={terms.version} to={safeReturnPath(search.get('to')) ?? '/members'} />
        <p className={styles.quiet}>{text('accounts.new_terms.disagree')}</p>
        <p className={styles.ways}>
          <Link to="/settings/privacy">{text('accounts.new_terms.export')}</Link>
          <a href="/withdraw">{text('accounts.new_terms.withdraw')}</a>
          <Link to="/delete-account">{text('accounts.new_terms.delete')}</Link>
        </p>
      </div>
    </Page>
  );
}
