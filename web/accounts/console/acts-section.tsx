import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Id } from '#contract/kit/id.ts';
import { listMemberActs } from '#contract/operators/members/list-member-acts.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import styles from './member-desk.module.css';
import { MemberSection, Nothing } from './member-section.tsx';

const actPages = (member: Id) =>
  pagesFor(listMemberActs, { member, page: 1 }, (last, pages) =>
    last.has_more ? { member, page: pages.length + 1 } : undefined,
  );

/** The audit log about a member, newest first. */
export function ActsSection({ member }: { member: Id }) {
  const text = useText();
  const intl = useIntl();
  const query = useInfiniteQuery(actPages(member));
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  return (
    <MemberSection title={text('accounts.desk.acts')} query={query}>
      {({ pages }) => {
        const acts = pages.flatMap(({ results }) => results);
        return (
          <>
            {acts.length === 0 ? <Nothing>{text('accounts.desk.acts_none')}</Nothing> : null}
            <ul className={styles.list}>
              {acts.map(({ at, operator, action }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two acts may be alike, and their order is fixed.
                <li key={`${at} ${action} ${place}`} className={styles.item}>
                  <span>{action}</span>
                  <span className={styles.facts}>
                    <time dateTime={at}>
                      {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}
                    </time>
                    <span>{operator ?? text('accounts.desk.command_line')}</span>
                  </span>
                </li>
              ))}
            </ul>
            {hasNextPage ? (
              <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {text('accounts.desk.more')}
              </Button>
            ) : null}
          </>
        );
      }}
    </MemberSection>
  );
}
