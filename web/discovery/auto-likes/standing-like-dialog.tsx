import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { nicheSearchOf } from '#contract/sites/niche-search.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ownProfileQuery } from '#web/profiles/own-profile-query.ts';
import { useSettings } from '#web/sites/settings.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from '../criteria/criteria-sheet.module.css';
import { SearchFields } from '../criteria/search-fields.tsx';
import { savedSearchesQuery } from '../saved-searches/saved-searches.ts';
import { useSetStandingLike } from './standing-like.ts';

/** Form for the search of a standing like, which may start from a saved search (LIKE-3). */
export function StandingLikeDialog(props: {
  /** Null while it is being switched on. */
  criteria: Criteria | null;
  onClose: () => void;
}) {
  const text = useText();
  const failureText = useFailureText();
  const { niche } = useSettings();
  const [draft, setDraft] = useState(props.criteria ?? {});
  const { data: kept } = useQuery(savedSearchesQuery());
  const { data: own } = useQuery(ownProfileQuery());
  const { mutate, error, isPending } = useSetStandingLike();
  const searches = kept?.searches ?? [];
  const keep = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { criteria: draft },
      {
        onSuccess: () => {
          toast({ tone: 'success', text: text('discovery.standing.done') });
          props.onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={text('discovery.standing.for_whom')}
      placement="bottom"
      className={styles.dialog}
      onClose={props.onClose}
    >
      <form className={styles.sheet} onSubmit={keep}>
        {searches.length > 0 ? (
          <NativeSelect
            label={text('discovery.standing.take_saved')}
            defaultValue=""
            onChange={({ currentTarget: { value } }) => {
              const chosen = searches.find(({ id }) => String(id) === value);
              if (chosen) setDraft(chosen.criteria);
            }}
            data={[
              { value: '', label: text('discovery.standing.own_search') },
              ...searches.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        ) : null}
        <SearchFields
          criteria={draft}
          sought={own?.profile.looking_for ?? nicheSearchOf(niche).gender}
          member
          ofNewcomers
          onChange={setDraft}
        />
        {error ? <p role="alert">{failureText(error)}</p> : null}
        <div className={styles.end}>
          <Button variant="subtle" onClick={props.onClose}>
            {text('kit.cancel')}
          </Button>
          <Button type="submit" className={styles.show ?? ''} loading={isPending}>
            {text(props.criteria === null ? 'discovery.standing.switch_on' : 'discovery.standing.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
