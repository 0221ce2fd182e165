import type { ProfileFacts as Facts } from '#contract/chat/editors/editor-talk.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FictionalLabel } from '#web/profiles/profile-name.tsx';
import styles from './talk.module.css';

/** A fictional profile: what members read of it. The title says that the editor writes for it, or another. */
export function ProfileFacts({ profile, title }: { profile: Facts; title?: string }) {
  const text = useText();
  const { name, age, place, about, interests, prompts, attributes } = profile;
  const chosen = Object.entries(attributes).flatMap(([field, value]) =>
    value === null ? [] : [`${text(`profiles.attribute.${field}`)}: ${text(`profiles.${field}.${value}`)}`],
  );
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title ?? text('chat.editor.profile')}</h2>
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
