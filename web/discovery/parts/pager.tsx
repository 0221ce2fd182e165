import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { searchPageSize } from '#contract/discovery/search-members.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { addressOf, type MemberSearch } from '../state/member-search.ts';
import styles from './pager.module.css';

/**
 * Back and forth between pages of results: links, so that they work for thumb, keyboard, middle button and
 * history alike, and coming back finds the place again.
 */
export function Pager({ search, numResults }: { search: MemberSearch; numResults: number }) {
  const text = useText();
  const pages = Math.ceil(numResults / searchPageSize);
  const { page } = search;
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className={styles.pager} aria-label={text('discovery.pages')}>
      <span className={styles.back}>
        {page > 1 ? (
          <ButtonLink
            to={addressOf({ ...search, page: Math.min(page - 1, Math.max(pages, 1)) })}
            variant="subtle"
            leftSection={<IconChevronLeft size={18} aria-hidden />}
          >
            {text('discovery.previous')}
          </ButtonLink>
        ) : null}
      </span>
      {page <= pages ? (
        <span className={styles.where}>{text('discovery.page_of', { page, pages })}</span>
      ) : null}
      <span className={styles.on}>
        {page < pages ? (
          <ButtonLink
            to={addressOf({ ...search, page: page + 1 })}
            variant="light"
            rightSection={<IconChevronRight size={18} aria-hidden />}
          >
            {text('discovery.next')}
          </ButtonLink>
        ) : null}
      </span>
    </nav>
  );
}
