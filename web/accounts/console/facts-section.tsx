import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getMemberFacts } from '#contract/accounts/console/get-member-facts.ts';
import type { Id } from '#contract/kit/id.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import styles from './member-desk.module.css';
import { MemberSection, Nothing } from './member-section.tsx';

type Facts = AnswerOf<typeof getMemberFacts>;

/** Address and origin of the account. Renders nothing for an erased member. */
function SignUp({ facts }: { facts: Facts }) {
  const text = useText();
  const intl = useIntl();
  const { email, confirmed_at, new_email, bounced, invited, source } = facts;
  if (email === null) return null;
  const came = [source?.network ?? null, source?.ref ?? null].filter((part) => part !== null).join(' · ');
  const confirmed =
    confirmed_at === null
      ? text('accounts.desk.confirmed_no')
      : intl.formatDate(confirmed_at, { dateStyle: 'medium' });
  const rows = [
    [text('operators.email'), email],
    [text('accounts.desk.confirmed'), confirmed],
    ...(new_email === null ? [] : [[text('accounts.desk.matched.new_mail'), new_email]]),
    [
      text('accounts.desk.came'),
      came || text(invited ? 'accounts.desk.came_invited' : 'accounts.desk.came_unknown'),
    ],
  ];
  return (
    <>
      <dl className={styles.dl}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bounced ? <p className={styles.notice}>{text('accounts.desk.bounced')}</p> : null}
    </>
  );
}

function Consents({ consents }: Pick<Facts, 'consents'>) {
  const text = useText();
  const intl = useIntl();
  const day = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium' });
  return (
    <>
      <h3 className={styles.sub}>{text('accounts.desk.consents')}</h3>
      {consents.length === 0 ? <Nothing>{text('accounts.consents.none')}</Nothing> : null}
      <ul className={styles.list}>
        {consents.map(({ kind, version, given_at, revoked_at }) => (
          <li key={`${kind} ${given_at}`} className={styles.item}>
            <span>{text(`accounts.consents.${kind}`)}</span>
            <span className={styles.facts}>
              <time dateTime={given_at}>{day(given_at)}</time>
              <span>{version}</span>
              {revoked_at === null ? null : (
                <span>{text('accounts.desk.revoked', { date: day(revoked_at) })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Mails({ mails }: Pick<Facts, 'mails'>) {
  const text = useText();
  const intl = useIntl();
  return (
    <>
      <h3 className={styles.sub}>{text('accounts.desk.mails')}</h3>
      {mails.length === 0 ? <Nothing>{text('accounts.desk.mails_none')}</Nothing> : null}
      <ul className={styles.list}>
        {mails.map(({ kind, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two mails may be alike, and their order is fixed.
          <li key={`${kind} ${at} ${place}`} className={styles.line}>
            <span>{text(`accounts.desk.mail.${kind}`)}</span>
            <time className={styles.quiet} dateTime={at}>
              {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Address, sign-up, consents and the kinds of mails. Never the text of a mail. */
export function FactsSection({ member }: { member: Id }) {
  const text = useText();
  const query = useQuery(queryFor(getMemberFacts, { member }));
  return (
    <MemberSection title={text('accounts.desk.facts')} query={query}>
      {(facts) => (
        <>
          <SignUp facts={facts} />
          <Consents consents={facts.consents} />
          <Mails mails={facts.mails} />
        </>
      )}
    </MemberSection>
  );
}
