import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from '../criteria/criteria-sheet.module.css';
import { addressOf } from '../criteria/member-search.ts';
import { type FieldsProps, SearchFields } from '../criteria/search-fields.tsx';
import { useResults } from '../results/use-results.ts';

const debounceMilliseconds = 300;

/**
 * The search form on a phone. Its button shows the number of results, which are already loaded when it is
 * pressed.
 */
export function SearchSheet(props: Omit<FieldsProps, 'onChange'> & { onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(props.criteria);
  const [wanted] = useDebouncedValue(draft, debounceMilliseconds);
  const { data, isPlaceholderData } = useResults({ criteria: wanted, page: 1 });
  const found = data?.pages[0];
  const known = found !== undefined && !isPlaceholderData && wanted === draft;
  const show = () => {
    props.onClose();
    if (addressOf(draft) !== addressOf(props.criteria)) void navigate(addressOf(draft));
  };
  return (
    <Dialog title={text('discovery.filter')} placement="bottom" onClose={props.onClose}>
      <Form
        role="search"
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <SearchFields {...props} criteria={draft} onChange={setDraft} />
        <div className={styles.end}>
          <Button variant="subtle" disabled={addressOf(draft) === addressOf({})} onClick={() => setDraft({})}>
            {text('discovery.clear_short')}
          </Button>
          <Button type="submit" className={styles.show ?? ''} aria-live="polite">
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
