import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Id } from '#contract/kit/id.ts';
import { listMemberCases, type MemberCase } from '#contract/safety/list-member-cases.ts';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import styles from './member-desk.module.css';
import { MemberSection, Nothing } from './member-section.tsx';

function CaseItem({ found }: { found: MemberCase }) {
  const text = useText();
  const intl = useIntl();
  const outcome = [
    found.outcome === null ? null : text(`safety.outcome.${found.outcome}`),
    found.ground === null ? null : text(`safety.ground.${found.ground}`),
    found.lifted_at === null ? null : text('accounts.desk.case_lifted'),
    found.appeal_outcome === null ? null : text(`accounts.desk.case_appeal_${found.appeal_outcome}`),
  ].filter((part) => part !== null);
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <Link to={`/console/reports/${found.id}`}>{text(`safety.reason.${found.reason}`)}</Link>
        <Pill tone={found.status === 'closed' ? 'quiet' : 'warning'}>
          {text(`accounts.desk.case_${found.status}`)}
        </Pill>
      </span>
      {outcome.length === 0 ? null : <span>{outcome.join(' · ')}</span>}
      <span className={styles.facts}>
        <span>{text(`safety.subject.${found.subject}`)}</span>
        <time dateTime={found.created_at}>{intl.formatDate(found.created_at, { dateStyle: 'medium' })}</time>
        <span className={styles.number}>{found.number}</span>
        {found.about === null ? null : <MemberLink member={found.about} />}
      </span>
    </li>
  );
}

function Cases({ title, cases }: { title: string; cases: readonly MemberCase[] }) {
  if (cases.length === 0) return null;
  return (
    <>
      <h3 className={styles.sub}>{title}</h3>
      <ul className={styles.list}>
        {cases.map((found) => (
          <CaseItem key={found.id} found={found} />
        ))}
      </ul>
    </>
  );
}

/** Cases about a member and by them, with the measures now in force. */
export function CasesSection({ member }: { member: Id }) {
  const text = useText();
  const intl = useIntl();
  const query = useQuery(queryFor(listMemberCases, { member }));
  const day = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium' });
  return (
    <MemberSection title={text('accounts.desk.cases')} query={query}>
      {({ about, by, complaints, restrictions, standing, withheld_since, more }) => (
        <>
          {restrictions.map(({ number, kind, ground, since, until }) => (
            <p key={number} className={styles.notice}>
              {[
                text(`safety.restriction.${kind}`),
                text(`safety.ground.${ground}`),
                text('safety.restriction.since', { date: day(since) }),
                ...(until === null ? [] : [text('safety.restriction.until', { date: day(until) })]),
                number,
              ].join(' · ')}
            </p>
          ))}
          {withheld_since === null ? null : (
            <p className={styles.notice}>
              {text('accounts.desk.withheld_since', { date: day(withheld_since) })}
            </p>
          )}
          {about.length + by.length + complaints.length === 0 ? (
            <Nothing>{text('accounts.desk.cases_none')}</Nothing>
          ) : null}
          <Cases title={text('accounts.desk.cases_about')} cases={about} />
          <Cases title={text('accounts.desk.cases_by')} cases={by} />
          {complaints.length === 0 ? null : (
            <>
              <h3 className={styles.sub}>{text('accounts.desk.complaints')}</h3>
              <ul className={styles.list}>
                {complaints.map((complaint) => (
                  <li key={complaint.id} className={styles.item}>
                    <Link to={`/console/complaints/${complaint.id}`}>
                      {text(`safety.complaint.subject_of.${complaint.subject}`)}
                    </Link>
                    <span className={styles.facts}>
                      {complaint.outcome === null ? null : (
                        <span>{text(`safety.complaint.outcome.${complaint.outcome}`)}</span>
                      )}
                      <time dateTime={complaint.created_at}>{day(complaint.created_at)}</time>
                      <span className={styles.number}>{complaint.number}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {more ? <Nothing>{text('accounts.desk.cases_more')}</Nothing> : null}
          {standing === null ? null : (
            <Nothing>
              {text('accounts.desk.standing', { standing: text(`safety.standing.${standing}`) })}
            </Nothing>
          )}
          <Nothing>{text('accounts.desk.no_messages')}</Nothing>
        </>
      )}
    </MemberSection>
  );
}
