import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { filtersBeyond } from '../criteria/active-filters.ts';
import { addressOf } from '../criteria/member-search.ts';
import type { FieldsProps } from '../criteria/search-fields.tsx';
import { SetPlace, useHasPosition } from '../criteria/set-place.tsx';
import styles from './search-tools.module.css';

/**
 * Switches between recently active first and nearest first (DISC-3), on wide screens. A member without a
 * position is asked for one.
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
      {link('nearest')}
      {positioned ? null : (
        <SetPlace>
          {(open) => (
            <button type="button" className={styles.order} aria-haspopup="dialog" onClick={open}>
              {text('discovery.set_place')}
            </button>
          )}
        </SetPlace>
      )}
      {link('active')}
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
const SaveSearchDialog = lazy(() =>
  import('../saved-searches/save-search-dialog.tsx').then((part) => ({ default: part.SaveSearchDialog })),
);

export interface SearchToolsProps extends Omit<FieldsProps, 'onChange'> {
  /** The search of a member who chose nothing. Its filters are not counted. */
  readonly start: Criteria;
  /** For a visitor, in place of saving the search. */
  readonly signUp: ReactNode;
}

const savedHash = '#saved';

type Open = 'filters' | 'saved' | { readonly save: Criteria };

/**
 * The button to everything else of the search: filters, order and saved searches. It shows the number of
 * filters that the searcher chose.
 */
export function SearchTools(props: SearchToolsProps) {
  const text = useText();
  const [chosen, setOpen] = useState<Open | null>(null);
  const navigate = useNavigate();
  const { hash, ...here } = useLocation();
  // The account menu leads to the saved searches by this hash. Only the browser knows it.
  const isHydrated = useHydrated();
  const open = chosen ?? (isHydrated && props.member && hash === savedHash ? 'saved' : null);
  const close = () => {
    setOpen(null);
    if (hash === savedHash) void navigate(here, { replace: true, preventScrollReset: true });
  };
  const count = filtersBeyond(props.start, props.criteria).length;
  return (
    <>
      <button
        type="button"
        className={styles.filters}
        aria-haspopup="dialog"
        onClick={() => setOpen('filters')}
      >
        <IconAdjustmentsHorizontal size={22} aria-hidden />
        <span className={styles.word}>{text('discovery.filters', { count })}</span>
        {count > 0 ? (
          <span className={styles.count} aria-hidden>
            {count}
          </span>
        ) : null}
      </button>
      <Suspense>
        {open === 'filters' ? (
          <SearchSheet
            {...props}
            onClose={close}
            onSaved={() => setOpen('saved')}
            onSave={(save) => setOpen({ save })}
          />
        ) : null}
        {open === 'saved' ? <SavedSearchesDialog onClose={close} /> : null}
        {typeof open === 'object' && open !== null ? (
          <SaveSearchDialog criteria={open.save} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
