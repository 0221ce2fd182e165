import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { OwnProfile } from '#contract/profiles/get-own-profile.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { completenessOf } from './completeness.ts';
import styles from './completeness-hint.module.css';

/** More hints would read like a list of complaints. */
const maximumShown = 2;

/** The completeness of the profile, with links to the missing parts (PROF-9). */
export function CompletenessHint({ profile }: { profile: OwnProfile }) {
  const text = useText();
  const { visible_profile_fields, visible_profile_notes } = useSettings();
  const { percent, open, openFacts } = completenessOf(profile, {
    fields: visible_profile_fields,
    notes: visible_profile_notes,
  });
  if (open.length === 0)
    return (
      <p className={styles.full}>
        <IconCircleCheck size={22} aria-hidden />
        {text('profiles.complete.full')}
      </p>
    );
  return (
    <section className={styles.hint} aria-label={text('profiles.complete.label')}>
      <p className={styles.words}>{text('profiles.complete.percent', { percent })}</p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
      <ul className={styles.ways}>
        {open.slice(0, maximumShown).map((field) => (
          <li key={field}>
            <Link to={`#${field === 'photo' ? 'photos' : field}`} className={styles.way}>
              {text(`profiles.complete.${field}`, { count: openFacts })}
              <IconArrowRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
