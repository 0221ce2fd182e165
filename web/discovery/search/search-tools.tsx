import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconBookmarks } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { activeFiltersOf } from '../criteria/active-filters.ts';
import { addressOf } from '../criteria/member-search.ts';
import { type FieldsProps, SearchFields } from '../criteria/search-fields.tsx';
import { SetPlace, useHasPosition } from '../criteria/set-place.tsx';
import styles from './search-tools.module.css';

const debounceMilliseconds = 350;

/** Whether the router follows a link. Only the router prevents the default. */
const isFollowed = ({ defaultPrevented, target }: MouseEvent): boolean =>
  defaultPrevented && target instanceof Element && target.closest('a[href]') !== null;

/**
 * Draft of a form beside its results. Changes show at once and are applied after a short pause, so that
 * scrolling through a list makes one search. A search from elsewhere (history, a chip) refills the form.
 * Following a link cancels a pending search.
 */
export function useDraftCriteria(criteria: Criteria, apply: (criteria: Criteria) => void) {
  const [draft, setDraft] = useState(criteria);
  const address = addressOf(criteria);
  const [known, setKnown] = useState(address);
  const [applied, setApplied] = useState<string | null>(null);
  if (address !== known) {
    setKnown(address);
    setApplied(null);
    if (address !== applied) setDraft(criteria);
  }
  const onPause = useEffectEvent(apply);
  const wanted = addressOf(draft);
  useEffect(() => {
    if (wanted === address) return;
    const timer = setTimeout(() => {
      setApplied(wanted);
      onPause(draft);
    }, debounceMilliseconds);
    const giveUp = (event: MouseEvent) => {
      if (isFollowed(event)) clearTimeout(timer);
    };
    window.addEventListener('click', giveUp);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', giveUp);
    };
  }, [wanted, address, draft]);
  return [draft, setDraft] as const;
}

/**
 * Switches between recently active first and nearest first (DISC-3). A member without a position is asked for
 * one.
 */
export function OrderSwitch({ criteria }: { criteria: Criteria }) {
  const text = useText();
  const positioned = useHasPosition(true);
  // Without a position an address that asks for nearest first gets the other order.
  const present = positioned ? (criteria.order ?? 'active') : 'active';
  const link = (order: 'active' | 'nearest') => (
    <Link
      to={addressOf({ ...criteria, order })}
      className={styles.order}
      aria-current={order === present ? 'true' : undefined}
      preventScrollReset
    >
      {text(`discovery.order_${order}`)}
    </Link>
  );
  return (
    <nav className={styles.orders} aria-label={text('discovery.order')}>
      {link('active')}
      {positioned ? (
        link('nearest')
      ) : (
        <SetPlace>
          {(open) => (
            <button type="button" className={styles.order} aria-haspopup="dialog" onClick={open}>
              {text('discovery.order_nearest')}
            </button>
          )}
        </SetPlace>
      )}
    </nav>
  );
}

// Loaded on the first tap.
const SearchSheet = lazy(() => import('./search-sheet.tsx').then((part) => ({ default: part.SearchSheet })));
const SavedSearchesDialog = lazy(() =>
  import('../saved-searches/saved-searches-dialog.tsx').then((part) => ({
    default: part.SavedSearchesDialog,
  })),
);

/** Buttons to the filters (on a phone) and to the saved searches. */
export function SearchTools(props: Omit<FieldsProps, 'onChange'>) {
  const text = useText();
  const [open, setOpen] = useState<'filters' | 'saved' | null>(null);
  const close = () => setOpen(null);
  const count = activeFiltersOf(props.criteria).length;
  return (
    <div className={styles.tools}>
      <Button
        className={styles.filters ?? ''}
        variant={count > 0 ? 'light' : 'default'}
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={() => setOpen('filters')}
      >
        {text('discovery.filters', { count })}
      </Button>
      {props.member ? (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconBookmarks size={20} aria-hidden />}
          onClick={() => setOpen('saved')}
        >
          {text('discovery.saved.open')}
        </Button>
      ) : null}
      <Suspense>
        {open === 'filters' ? <SearchSheet {...props} onClose={close} /> : null}
        {open === 'saved' ? <SavedSearchesDialog onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

/**
 * The search form beside its results on wide screens. Each change searches at once. Before hydration it is a
 * plain form.
 */
export function SearchColumn({ criteria, ...props }: Omit<FieldsProps, 'onChange'>) {
  const text = useText();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraftCriteria(criteria, (wanted) => void navigate(addressOf(wanted)));
  return (
    <Form
      action="/members"
      role="search"
      aria-label={text('discovery.filter')}
      className={styles.column}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchFields {...props} criteria={draft} onChange={setDraft} />
      <noscript>
        <Button type="submit">{text('discovery.search')}</Button>
      </noscript>
    </Form>
  );
}
