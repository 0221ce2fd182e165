import type { ReactNode } from 'react';
import type { MemberProfile } from '#contract/profiles/get-member.ts';
import type { PromptAnswer } from '#contract/profiles/prompts.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { FactList, InterestList, PromptList } from './profile-facts.tsx';
import styles from './profile-sections.module.css';

/**
 * A member's profile in words, as far as this site shows it. The shared interests come first, then the
 * answers, the text, the facts and the other interests.
 */
export function ProfileSections(props: {
  member: MemberProfile;
  /** Shown instead of the text of a member who wrote none. */
  noAbout?: string;
  /** Likes one of the answers. */
  heart?: ((prompt: PromptAnswer) => ReactNode) | undefined;
}) {
  const text = useText();
  const { member, noAbout } = props;
  const { visible_profile_fields, visible_profile_notes } = useSettings();
  const showsInterests = visible_profile_fields.includes('interests');
  const shared = showsInterests ? member.shared_interests : [];
  const others = showsInterests ? member.interests.filter((one) => !shared.includes(one)) : [];
  const showsNotes = visible_profile_notes.includes('about');
  const about = showsNotes ? member.about : null;
  return (
    <>
      {shared.length > 0 ? (
        <section>
          <h2 className={styles.title}>{text('profiles.share')}</h2>
          <InterestList interests={shared} marked />
        </section>
      ) : null}
      {showsNotes ? <PromptList prompts={member.prompts} heart={props.heart} /> : null}
      {about === null && noAbout === undefined ? null : (
        <section>
          <h2 className={styles.title}>{text('profiles.about')}</h2>
          <p className={about === null ? styles.empty : styles.about}>{about ?? noAbout}</p>
        </section>
      )}
      <FactList member={member} />
      {others.length > 0 ? (
        <section>
          <h2 className={styles.title}>{text('profiles.interests')}</h2>
          <InterestList interests={others} />
        </section>
      ) : null}
    </>
  );
}
