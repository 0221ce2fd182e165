import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import { useSettings } from '#web/sites/settings.ts';
import styles from './example-profiles.module.css';

/** Fictional profiles of the site with their label (SITE-2, FIC-3). Renders nothing if there are none. */
export function ExampleProfiles({ cards }: { cards: readonly ProfileCard[] }) {
  const text = useText();
  const { fictional_singular: label } = useSettings();
  if (cards.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text('content.front.shown')}</h2>
      <p className={styles.body}>{text('content.front.shown_body', { label })}</p>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProfileTile card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
