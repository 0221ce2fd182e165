import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { type Interest, interests } from '#contract/sites/interest.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import choice from '#web/ui/forms/choice.module.css';
import { SaveStatus } from './editing/save-status.tsx';
import { useOwnProfile, useSavedSection } from './editing/use-saved-section.ts';
import styles from './interest-editor.module.css';
import { interestIcons } from './interests/interest-icons.ts';

const shownAtFirst = 18;

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The interests to show, in order: previously chosen ones first, or all that match the search. */
export function shownInterests(view: {
  inFront: readonly Interest[];
  chosen: ReadonlySet<Interest>;
  all: boolean;
  sought: string;
  nameOf: (interest: Interest) => string;
}): Interest[] {
  const { inFront, chosen, all, nameOf } = view;
  const ordered = [...inFront, ...interests.filter((interest) => !inFront.includes(interest))];
  const sought = plain(view.sought);
  if (sought !== '') return ordered.filter((interest) => plain(nameOf(interest)).includes(sought));
  return all ? ordered : ordered.filter((interest, at) => at < shownAtFirst || chosen.has(interest));
}

/**
 * The fixed list of interests with their icons (PROF-1). A tap selects an interest, a second tap removes it.
 */
export function InterestEditor() {
  const text = useText();
  const { profile } = useOwnProfile();
  const section = useSavedSection();
  const [all, setAll] = useState(false);
  const [sought, setSought] = useState('');
  // Interests selected before come first. A tap does not reorder the list.
  const [inFront] = useState<readonly Interest[]>(profile?.interests ?? []);
  const chosen = new Set<Interest>(profile?.interests);
  const nameOf = (interest: Interest) => text(`sites.interest.${interest}`);
  const shown = shownInterests({ inFront, chosen, all, sought, nameOf });
  const toggle = (interest: Interest) =>
    section.change({
      interests: interests.filter((known) => (known === interest ? !chosen.has(known) : chosen.has(known))),
    });
  return (
    <fieldset className={choice.group} disabled={profile === null}>
      <legend className={choice.legend}>
        <span className={styles.unseen}>{text('profiles.interests.label')}</span>
        <span className={styles.count}>{text('profiles.interests.chosen', { count: chosen.size })}</span>
      </legend>
      <TextInput
        type="search"
        className={styles.search ?? ''}
        aria-label={text('profiles.interests.search')}
        placeholder={text('profiles.interests.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={sought}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      <div className={`${choice.pills} ${styles.list}`}>
        {shown.map((interest) => {
          const Icon = interestIcons[interest];
          return (
            <label key={interest} className={choice.pill}>
              <input type="checkbox" checked={chosen.has(interest)} onChange={() => toggle(interest)} />
              <Icon size={18} aria-hidden />
              {nameOf(interest)}
            </label>
          );
        })}
      </div>
      <p className={styles.none} role="status">
        {shown.length === 0 ? text('profiles.interests.none_found', { sought: sought.trim() }) : null}
      </p>
      {sought.trim() === '' ? (
        <Button variant="subtle" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? text('profiles.interests.fewer')
            : text('profiles.interests.all', { count: interests.length })}
        </Button>
      ) : null}
      <SaveStatus section={section} />
    </fieldset>
  );
}
