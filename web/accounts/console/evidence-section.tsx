import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getMemberEvidence } from '#contract/accounts/evidence/get-member-evidence.ts';
import type { Id } from '#contract/kit/id.ts';
import { type EvidenceExport, evidenceFilePath, mostFetches } from '#contract/safety/evidence-export.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import styles from '../evidence/evidence.module.css';
import { ExportDialog, type MemberEvidence } from '../evidence/export-dialog.tsx';
import { HoldActs } from '../evidence/hold-acts.tsx';
import { HoldFacts } from '../evidence/hold-facts.tsx';
import { PlaceHold } from '../evidence/place-hold.tsx';
import { ReportDialog } from '../evidence/report-dialog.tsx';
import { MemberSection, Nothing } from './member-section.tsx';

type HeldEvidence = MemberEvidence['holds'][number];

/** While an export is being made, the section asks again. */
const whileMaking = 2000;

const evidenceQuery = (member: Id) => ({
  ...queryFor(getMemberEvidence, { member }),
  refetchInterval: ({ state }: { state: { data?: MemberEvidence | undefined } }) =>
    state.data?.holds.some(({ exports }) => exports.some((made) => made.state === 'making'))
      ? whileMaking
      : (false as const),
});

function ExportRow({ made }: { made: EvidenceExport }) {
  const text = useText();
  const intl = useIntl();
  return (
    <li className={styles.card}>
      <p className={styles.top}>
        <span className={styles.name}>{made.authority}</span>
        <Pill tone={made.state === 'ready' ? 'success' : 'quiet'}>
          {text(`accounts.hold.export_state.${made.state}`)}
        </Pill>
      </p>
      <p className={styles.facts}>
        <span>{text(`accounts.hold.basis.${made.legal_basis}`)}</span>
        <span>{made.scope.map((part) => text(`accounts.hold.scope.${part}`)).join(', ')}</span>
        <time dateTime={made.asked_at}>
          {text('accounts.hold.placed', {
            date: intl.formatDate(made.asked_at, { dateStyle: 'medium', timeStyle: 'short' }),
            account: made.asked_by,
          })}
        </time>
      </p>
      {made.sha256 === null ? null : (
        <p className={styles.facts}>
          <span>SHA-256</span> <span className={styles.hash}>{made.sha256}</span>
        </p>
      )}
      {made.state === 'ready' && made.own ? (
        <div className={styles.acts}>
          <Button component="a" size="sm" href={`${evidenceFilePath}?export=${made.id}`} download>
            {text('accounts.hold.download', { left: mostFetches - made.fetched })}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** A hold with its acts, exports and reports. */
function HoldCard({ hold, evidence }: { hold: HeldEvidence; evidence: MemberEvidence }) {
  const text = useText();
  const intl = useIntl();
  const [form, setForm] = useState<'export' | 'report' | null>(null);
  const close = () => setForm(null);
  return (
    <li className={styles.card}>
      <HoldFacts hold={hold} />
      <HoldActs hold={hold}>
        <Button size="sm" variant="default" onClick={() => setForm('export')}>
          {text('accounts.hold.export')}
        </Button>
        <Button size="sm" variant="default" onClick={() => setForm('report')}>
          {text('accounts.hold.report')}
        </Button>
      </HoldActs>
      {hold.exports.length === 0 ? null : (
        <>
          <h3 className={styles.sub}>{text('accounts.hold.exports')}</h3>
          <ul className={styles.list}>
            {hold.exports.map((made) => (
              <ExportRow key={made.id} made={made} />
            ))}
          </ul>
        </>
      )}
      {hold.reports.length === 0 ? null : (
        <>
          <h3 className={styles.sub}>{text('accounts.hold.reports')}</h3>
          <ul className={styles.list}>
            {hold.reports.map(({ id, authority, reference, reported_at, recorded_by }) => (
              <li key={id} className={styles.facts}>
                <span>{authority}</span>
                <span>{reference}</span>
                <time dateTime={reported_at}>
                  {text('accounts.hold.placed', {
                    date: intl.formatDate(reported_at, { dateStyle: 'medium', timeStyle: 'short' }),
                    account: recorded_by,
                  })}
                </time>
              </li>
            ))}
          </ul>
        </>
      )}
      {form === 'export' ? <ExportDialog hold={hold} evidence={evidence} onClose={close} /> : null}
      {form === 'report' ? <ReportDialog hold={hold} country={evidence.country} onClose={close} /> : null}
    </li>
  );
}

/** Freezes, holds, exports and reports of a member. It shows no evidence itself (CSAM-2, DSA-5). */
export function EvidenceSection({ member }: { member: Id }) {
  const text = useText();
  const query = useQuery(evidenceQuery(member));
  return (
    <MemberSection title={text('accounts.hold.title')} query={query}>
      {(evidence) => {
        const isFrozen = evidence.holds.some(
          ({ freeze }) => freeze === 'unconfirmed' || freeze === 'confirmed',
        );
        return (
          <>
            {evidence.holds.length === 0 ? <Nothing>{text('accounts.hold.none')}</Nothing> : null}
            <ul className={styles.list}>
              {evidence.holds.map((hold) => (
                <HoldCard key={hold.id} hold={hold} evidence={evidence} />
              ))}
            </ul>
            {evidence.can_freeze ? (
              <div className={styles.buttons}>
                {isFrozen ? null : <PlaceHold member={member} freeze />}
                <PlaceHold member={member} freeze={false} />
              </div>
            ) : null}
          </>
        );
      }}
    </MemberSection>
  );
}
