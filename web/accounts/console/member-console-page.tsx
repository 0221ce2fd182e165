import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getConsoleMember } from '#contract/accounts/console/get-console-member.ts';
import type { Id } from '#contract/kit/id.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useRights } from '#web/operators/use-rights.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ActsSection } from './acts-section.tsx';
import { CasesSection } from './cases-section.tsx';
import { EvidenceSection } from './evidence-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { LoginsSection } from './logins-section.tsx';
import styles from './member-desk.module.css';
import { MemberHead } from './member-head.tsx';
import { MoneySection } from './money-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { PhotosSection } from './photos-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RelatedSection } from './related-section.tsx';

const consoleMemberQuery = (member: Id) => queryFor(getConsoleMember, { member });

const idOf = (params: { readonly id?: string | undefined }): Id => {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw new ApiProblem({ code: 'not_found', status: 404 });
  return id;
};

// Only the head is loaded before the page. Each section asks for its part in the browser.
export const loader = operatorLoader(async ({ queryClient, params }) => {
  await queryClient.fetchQuery(consoleMemberQuery(idOf(params)));
});

/** Everything about one member on one page, except what was said in a conversation (SAFE-2, SAFE-5). */
export default function MemberConsolePage() {
  const text = useText();
  const id = idOf(useParams());
  const { data: member, error, refetch } = useQuery(consoleMemberQuery(id));
  const rights = useRights();
  const isErased = member?.state === 'erased';
  return (
    <Page>
      <PageTitle title={text('operators.member_number', { number: String(id) })} />
      <Link to="/console/members" className={styles.back}>
        {text('accounts.desk.back')}
      </Link>
      {member ? (
        <>
          <MemberHead member={member} />
          <div className={styles.columns}>
            <div className={styles.column}>
              {isErased ? null : <ProfileSection member={id} />}
              {isErased ? null : <PhotosSection member={id} />}
              <CasesSection member={id} />
              <MoneySection member={id} />
              {rights.has('moderate') ? <EvidenceSection member={id} /> : null}
            </div>
            <div className={styles.column}>
              <NotesSection member={id} isErased={isErased} />
              <FactsSection member={id} />
              {isErased ? null : <LoginsSection member={id} />}
              {isErased ? null : <RelatedSection member={id} />}
              <ActsSection member={id} />
            </div>
          </div>
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={12} />
      )}
    </Page>
  );
}
