import { decideBan } from '#contract/accounts/decide-ban.ts';
import { decideEvidenceExport } from '#contract/accounts/evidence/decide-evidence-export.ts';
import { decideRelease } from '#contract/accounts/evidence/decide-release.ts';
import { decidePageVersion } from '#contract/content/texts/decide-page-version.ts';
import { rightOfApproval } from '#contract/operators/approval.ts';
import type { Approval } from '#contract/operators/list-approvals.ts';
import { decideCode } from '#contract/payments/console/decide-code.ts';
import { decideRefund } from '#contract/payments/console/decide-refund.ts';
import type { WaitingRefund } from '#contract/payments/console/list-refund-proposals.ts';
import { evidenceScopes, legalBases } from '#contract/safety/evidence-export.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ItemOwner } from '../item-owner.tsx';
import { WaitingAct } from './waiting-act.tsx';

/** A refund that waits for a second operator. */
export function WaitingRefundAct(props: {
  readonly refund: WaitingRefund;
  /** The money in words, because the ledger comes after the operators. */
  readonly amount: string;
  readonly isTooNew: boolean;
}) {
  const text = useText();
  const { refund, amount, isTooNew } = props;
  const { proposal, payment, credits, owner } = refund;
  const title = text('operators.approvals.refund', { amount, credits });
  return (
    <WaitingAct
      act={refund}
      title={title}
      owner={<ItemOwner queue="refund" item={proposal} name={title} owner={owner} right="money" />}
      reason={refund.reason}
      links={[{ to: `/console/payments/${payment}`, name: text('operators.approvals.payment') }]}
      isTooNew={isTooNew}
      decide={(approved) => call(decideRefund, { proposal, approved })}
    />
  );
}

interface ActFacts {
  readonly title: string;
  readonly reason?: string;
  readonly links: ReadonlyArray<{ readonly to: string; readonly name: string }>;
  readonly decide: (approved: boolean) => Promise<unknown>;
}

type Text = ReturnType<typeof useText>;

const memberLink = (text: Text, { member }: Approval) =>
  member === null
    ? []
    : [
        {
          to: `/console/members/${member}`,
          name: text('operators.audit.member_page', { number: String(member) }),
        },
      ];

/** The export of evidence to an authority: on which basis, and which parts. */
function evidenceFacts(text: Text, act: Approval): ActFacts {
  const { id: approval, facts } = act;
  const basis = legalBases.find((one) => one === facts.legal_basis);
  const scope = evidenceScopes.filter((part) => String(facts.scope).split(' ').includes(part));
  return {
    title: text('operators.approvals.evidence', { authority: String(facts.authority) }),
    reason: text('operators.approvals.evidence_what', {
      basis: basis === undefined ? '' : text(`accounts.hold.basis.${basis}`),
      scope: scope.map((part) => text(`accounts.hold.scope.${part}`)).join(', '),
      one: facts.conversation === undefined ? 'no' : 'yes',
    }),
    links: memberLink(text, act),
    decide: (approved) => call(decideEvidenceExport, { approval, approved }),
  };
}

/** Words, links and decision of each kind of act. */
const factsOf: Readonly<Record<Approval['kind'], (text: Text, act: Approval) => ActFacts>> = {
  code: (text, { id: approval, facts }) => ({
    title: text('operators.approvals.code', {
      ...{ code: String(facts.code), percentage: Number(facts.value_percentage) },
    }),
    links: [],
    decide: (approved) => call(decideCode, { approval, approved }),
  }),
  text: (text, { id: approval, facts }) => ({
    title: text('operators.approvals.text', { page: facts.page === 'terms' ? 'terms' : 'privacy' }),
    links: [
      {
        to: `/console/house/texts/${facts.page}/${facts.version}`,
        name: text('operators.approvals.text_link'),
      },
    ],
    decide: (approved) => call(decidePageVersion, { approval, approved }),
  }),
  release: (text, act) => ({
    title: text('operators.approvals.release', { part: String(act.facts.part) }),
    links: memberLink(text, act),
    decide: (approved) => call(decideRelease, { approval: act.id, approved }),
  }),
  evidence: evidenceFacts,
  ban: (text, act) => ({
    title: text('operators.approvals.ban'),
    links: [
      { to: `/console/reports/${act.facts.report}`, name: text('operators.approvals.case') },
      ...memberLink(text, act),
    ],
    decide: (approved) => call(decideBan, { approval: act.id, approved }),
  }),
};

/** An act of any other kind that waits for a second operator. */
export function WaitingApproval({ act, isTooNew }: { act: Approval; isTooNew: boolean }) {
  const text = useText();
  const { id, kind, owner } = act;
  const { title, ...facts } = factsOf[kind](text, act);
  return (
    <WaitingAct
      act={act}
      title={title}
      owner={
        <ItemOwner queue="approval" item={id} name={title} owner={owner} right={rightOfApproval[kind]} />
      }
      isTooNew={isTooNew}
      {...facts}
    />
  );
}
