import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Interest, interests } from '#contract/sites/interest.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './parts/interest-editor.module.css';
import { interestIcons } from './parts/interest-icons.ts';
import { useOwnProfile } from './state/use-own-profile.ts';

const shownAtFirst = 18;

/** The fixed list of interests with their drawings (PROF-1): a tap chooses one, another one takes it back. */
export function InterestEditor() {
  const text = useText();
  const { profile, change } = useOwnProfile();
  const [all, setAll] = useState(false);
  const chosen = new Set<Interest>(profile?.interests);
  const shown = all
    ? interests
    : interests.filter((interest, at) => at < shownAtFirst || chosen.has(interest));
  const toggle = (interest: Interest) =>
    change({
      interests: interests.filter((known) => (known === interest ? !chosen.has(known) : chosen.has(known))),
    });
  return (
    <fieldset className={styles.group} disabled={profile === null}>
      <legend className={styles.legend}>
        {text('profiles.interests.label')}
        <span className={styles.count} role="status">
          {text('profiles.interests.chosen', { count: chosen.size })}
        </span>
      </legend>
      <div className={styles.list}>
        {shown.map((interest) => {
          const Icon = interestIcons[interest];
          return (
            <label key={interest} className={styles.item}>
              <input type="checkbox" checked={chosen.has(interest)} onChange={() => toggle(interest)} />
              <Icon size={18} aria-hidden />
              {text(`sites.interest.${interest}`)}
            </label>
          );
        })}
      </div>
      <Button variant="subtle" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
        {text(all ? 'profiles.interests.fewer' : 'profiles.interests.all')}
      </Button>
    </fieldset>
  );
}
