import type { ProfileFacts as Facts } from '#contract/chat/editors/editor-talk.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FictionalLabel } from '#web/profiles/profile-name.tsx';
import styles from './talk.module.css';

/** The fictional profile that the editor writes for: what members read of it. */
export function ProfileFacts({ profile }: { profile: Facts }) {
  const text = useText();
  const { name, age, place, about, interests, prompts, attributes } = profile;
  const chosen = Object.entries(attributes).flatMap(([field, value]) =>
    value === null ? [] : [`${text(`profiles.attribute.${field}`)}: ${text(`profiles.${field}.${value}`)}`],
  );
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{text('chat.editor.profile')}</h2>
      <p className={styles.who}>
        <strong>{text('chat.editor.with', { name, age })}</strong> <FictionalLabel />
      </p>
      {place === null ? null : <p>{place}</p>}
      {about === null ? null : <p className={styles.said}>{about}</p>}
      {prompts.map(({ question, answer }) => (
        <p key={question} className={styles.said}>
          {text(`profiles.prompt.${question}`)} {answer}
        </p>
      ))}
      <p className={styles.quiet}>{chosen.join(' · ')}</p>
      <p className={styles.quiet}>{interests.map((one) => text(`sites.interest.${one}`)).join(', ')}</p>
    </section>
  );
}
