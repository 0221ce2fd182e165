import { Alert, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { decideBan } from '#contract/accounts/decide-ban.ts';
import { decideEvidenceExport } from '#contract/accounts/evidence/decide-evidence-export.ts';
import { decideRelease } from '#contract/accounts/evidence/decide-release.ts';
import { decidePageVersion } from '#contract/content/texts/decide-page-version.ts';
import type { Approval } from '#contract/operators/list-approvals.ts';
import { decideCode } from '#contract/payments/console/decide-code.ts';
import { decideRefund } from '#contract/payments/console/decide-refund.ts';
import type { WaitingRefund } from '#contract/payments/console/list-refund-proposals.ts';
import { evidenceScopes, legalBases } from '#contract/safety/evidence-export.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { approvalPages, refundPages } from './approvals-tile.tsx';
import styles from './console-approvals-page.module.css';
import { useMomentText } from './moment-text.ts';
import { operatorLoader } from './operator-loader.ts';
import { useRights } from './use-rights.ts';
import { WaitingAct } from './waiting-act.tsx';

export const loader = operatorLoader(async ({ queryClient, rights }) => {
  await Promise.all([
    queryClient.fetchInfiniteQuery(approvalPages()),
    rights.has('money') && queryClient.fetchInfiniteQuery(refundPages()),
  ]);
});

function WaitingRefundAct({ refund, isTooNew }: { refund: WaitingRefund; isTooNew: boolean }) {
  const text = useText();
  const money = useFormatMoney();
  const { proposal, payment, amount, credits } = refund;
  return (
    <WaitingAct
      act={refund}
      title={text('operators.approvals.refund', { amount: money(amount), credits })}
      reason={refund.reason}
      links={[{ to: `/console/payments/${payment}`, name: text('operators.approvals.payment') }]}
      isTooNew={isTooNew}
      decide={(approved) => call(decideRefund, { proposal, approved })}
    />
  );
}

function WaitingApproval({ act, isTooNew }: { act: Approval; isTooNew: boolean }) {
  const text = useText();
  const { id: approval, kind, member, facts } = act;
  const ofMember =
    member === null
      ? []
      : [
          {
            to: `/console/members/${member}`,
            name: text('operators.audit.member_page', { number: String(member) }),
          },
        ];
  if (kind === 'code') {
    const code = String(facts.code);
    return (
      <WaitingAct
        act={act}
        title={text('operators.approvals.code', { code, percentage: Number(facts.value_percentage) })}
        links={[]}
        isTooNew={isTooNew}
        decide={(approved) => call(decideCode, { approval, approved })}
      />
    );
  }
  if (kind === 'text')
    return (
      <WaitingAct
        act={act}
        title={text('operators.approvals.text', { page: facts.page === 'terms' ? 'terms' : 'privacy' })}
        links={[
          {
            to: `/console/house/texts/${facts.page}/${facts.version}`,
            name: text('operators.approvals.text_link'),
          },
        ]}
        isTooNew={isTooNew}
        decide={(approved) => call(decidePageVersion, { approval, approved })}
      />
    );
  if (kind === 'release')
    return (
      <WaitingAct
        act={act}
        title={text('operators.approvals.release', { part: String(facts.part) })}
        links={ofMember}
        isTooNew={isTooNew}
        decide={(approved) => call(decideRelease, { approval, approved })}
      />
    );
  if (kind === 'evidence') {
    const basis = legalBases.find((one) => one === facts.legal_basis);
    const scope = evidenceScopes.filter((part) => String(facts.scope).split(' ').includes(part));
    return (
      <WaitingAct
        act={act}
        title={text('operators.approvals.evidence', { authority: String(facts.authority) })}
        reason={text('operators.approvals.evidence_what', {
          basis: basis === undefined ? '' : text(`accounts.hold.basis.${basis}`),
          scope: scope.map((part) => text(`accounts.hold.scope.${part}`)).join(', '),
          one: facts.conversation === undefined ? 'no' : 'yes',
        })}
        links={ofMember}
        isTooNew={isTooNew}
        decide={(approved) => call(decideEvidenceExport, { approval, approved })}
      />
    );
  }
  return (
    <WaitingAct
      act={act}
      title={text('operators.approvals.ban')}
      links={[
        { to: `/console/reports/${facts.report}`, name: text('operators.approvals.case') },
        ...ofMember,
      ]}
      isTooNew={isTooNew}
      decide={(approved) => call(decideBan, { approval, approved })}
    />
  );
}

/** Acts that one operator asked for, and that the caller may approve or decline (SAFE-6). */
export default function ConsoleApprovalsPage() {
  const text = useText();
  const momentText = useMomentText();
  const rights = useRights();
  const acts = useInfiniteQuery(approvalPages());
  const refunds = useInfiniteQuery({ ...refundPages(), enabled: rights.has('money') });
  const waiting = acts.data?.pages.flatMap(({ results }) => results) ?? [];
  const money = refunds.data?.pages.flatMap(({ results }) => results) ?? [];
  const [first] = acts.data?.pages ?? [];
  const from = first?.approves_from ?? null;
  const error = acts.error ?? refunds.error;
  const list = () => {
    if (first === undefined && error !== null)
      return <ErrorState error={error} retry={() => void acts.refetch()} />;
    if (first === undefined) return <TextSkeleton lines={8} />;
    if (waiting.length + money.length === 0)
      return (
        <EmptyState title={text('operators.approvals.none')} body={text('operators.approvals.none_what')} />
      );
    return (
      <ul className={styles.list}>
        {money.map((refund) => (
          <WaitingRefundAct key={refund.proposal} refund={refund} isTooNew={from !== null} />
        ))}
        {waiting.map((act) => (
          <WaitingApproval key={act.id} act={act} isTooNew={from !== null} />
        ))}
      </ul>
    );
  };
  return (
    <Page>
      <PageTitle title={text('operators.approvals.title')} />
      <PageHead title={text('operators.approvals.title')} lead={text('operators.approvals.lead')} />
      {first?.alone === true ? (
        <Alert color="yellow" variant="light" className={styles.notice}>
          {text('operators.approvals.alone')}
        </Alert>
      ) : null}
      {from === null ? null : (
        <Alert color="yellow" variant="light" className={styles.notice}>
          {text('operators.approvals.too_new', { moment: momentText(from) })}
        </Alert>
      )}
      {list()}
      {[refunds, acts].map((query, place) =>
        query.hasNextPage ? (
          <Button
            key={place === 0 ? 'refunds' : 'acts'}
            variant="light"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {text('operators.security.more')}
          </Button>
        ) : null,
      )}
    </Page>
  );
}
