import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBookmarkPlus, IconBookmarks } from '@tabler/icons-react';
import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import choice from '#web/ui/forms/choice.module.css';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import sheet from '../criteria/criteria-sheet.module.css';
import { addressOf, normalizeCriteria } from '../criteria/member-search.ts';
import { SearchFields } from '../criteria/search-fields.tsx';
import { useHasPosition } from '../criteria/set-place.tsx';
import { useResults } from '../results/use-results.ts';
import styles from './search-sheet.module.css';
import type { SearchToolsProps } from './search-tools.tsx';

const debounceMilliseconds = 300;

/** The order of the results (DISC-3). Nearest first needs a position. */
function OrderField(props: { criteria: Criteria; onChange: (criteria: Criteria) => void }) {
  const text = useText();
  const positioned = useHasPosition(true);
  const present = positioned ? (props.criteria.order ?? 'active') : 'active';
  return (
    <fieldset className={choice.group}>
      <legend className={choice.legend}>{text('discovery.order')}</legend>
      <div className={styles.orders}>
        {(['nearest', 'active'] as const).map((order) => (
          <label key={order} className={`${choice.pill} ${styles.order}`}>
            <input
              type="radio"
              name="order"
              value={order}
              checked={order === present}
              disabled={order === 'nearest' && !positioned}
              onChange={() => props.onChange({ ...props.criteria, order })}
            />
            {text(`discovery.order_${order}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SearchSheetProps extends SearchToolsProps {
  readonly onClose: () => void;
  /** Opens the list of saved searches. */
  readonly onSaved: () => void;
  /** Opens the dialog that saves this search. */
  readonly onSave: (criteria: Criteria) => void;
}

/**
 * The search form. Its button shows the number of results, which are already loaded when it is pressed.
 * Clearing returns to the search with which every member starts (DISC-1).
 */
export function SearchSheet({ start, signUp, onClose, onSaved, onSave, ...fields }: SearchSheetProps) {
  const text = useText();
  const navigate = useNavigate();
  const { member } = fields;
  const [draft, setDraft] = useState(fields.criteria);
  // The page asks for the same normalised search, so it finds the results in the cache.
  const [wanted] = useDebouncedValue(draft, debounceMilliseconds);
  const { data, isPlaceholderData } = useResults({ criteria: normalizeCriteria(wanted), page: 1 });
  const found = data?.pages[0];
  const known = found !== undefined && !isPlaceholderData && wanted === draft;
  const apply = () => {
    if (addressOf(draft) !== addressOf(fields.criteria)) void navigate(addressOf(draft));
  };
  const props = { ...fields, criteria: draft, onChange: setDraft };
  return (
    <Dialog title={text('discovery.filter')} placement="bottom" className={sheet.dialog} onClose={onClose}>
      <Form
        role="search"
        className={sheet.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          apply();
        }}
      >
        {member ? <OrderField criteria={draft} onChange={setDraft} /> : null}
        <SearchFields {...props} />
        <div className={styles.saved}>
          {member ? (
            <>
              <Button
                variant="subtle"
                leftSection={<IconBookmarks size={20} aria-hidden />}
                onClick={onSaved}
              >
                {text('discovery.saved.open')}
              </Button>
              <Button
                variant="subtle"
                leftSection={<IconBookmarkPlus size={20} aria-hidden />}
                onClick={() => {
                  apply();
                  onSave(draft);
                }}
              >
                {text('discovery.saved.save')}
              </Button>
            </>
          ) : (
            signUp
          )}
        </div>
        <div className={sheet.end}>
          <Button
            variant="subtle"
            disabled={addressOf(draft) === addressOf(start)}
            onClick={() => setDraft(start)}
          >
            {text('discovery.clear_short')}
          </Button>
          <Button type="submit" className={sheet.show ?? ''} aria-live="polite">
            {known
              ? text(found.numResultsCapped ? 'discovery.show_capped' : 'discovery.show', {
                  count: found.numResults,
                })
              : text('discovery.show_them')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
