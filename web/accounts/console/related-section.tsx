import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listRelatedMembers } from '#contract/accounts/console/list-related-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useRights } from '#web/operators/use-rights.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import styles from './member-desk.module.css';
import { MemberSection, Nothing } from './member-section.tsx';

/** Other accounts with something in common, and how many share it. */
export function RelatedSection({ member }: { member: Id }) {
  const text = useText();
  const rights = useRights();
  const query = useQuery(queryFor(listRelatedMembers, { member }));
  return (
    <MemberSection title={text('accounts.desk.related')} query={query}>
      {({ results }) => (
        <>
          {results.length === 0 ? <Nothing>{text('accounts.desk.related_none')}</Nothing> : null}
          <ul className={styles.list}>
            {results.map(({ kind, trace, number, more, members }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two things of one kind have no name of their own.
              <li key={`${kind} ${place}`} className={styles.item}>
                <span className={styles.line}>
                  <span>{text(`accounts.desk.shared.${kind}`)}</span>
                  <span className={styles.quiet}>
                    {text('accounts.desk.shared_by', { number, more: more ? 'yes' : 'no' })}
                  </span>
                </span>
                {trace === null || !rights.has('audit') ? null : (
                  <Link to={`/console/${kind === 'network' ? 'networks' : 'devices'}/${trace}`}>
                    {text('accounts.trace.open', { kind })}
                  </Link>
                )}
                {members.map((other) => (
                  <span key={other.member} className={styles.facts}>
                    <MemberLink member={other.member}>
                      {other.name ?? text('accounts.desk.erased_member')}
                    </MemberLink>
                    <span className={styles.number}>{other.member}</span>
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <Nothing>{text('accounts.desk.related_lead')}</Nothing>
        </>
      )}
    </MemberSection>
  );
}
