import type { MemberProfile } from '#contract/profiles/get-member.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FictionalNotice } from '#web/profiles/profile-facts.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import { ProfileSections } from '#web/profiles/profile-sections.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './fictional.module.css';

/** A fictional profile as a member reads it, with the same components, label and notice. */
export function FictionalPreview({ member }: { member: MemberProfile }) {
  const text = useText();
  const images = member.photos.flatMap((photo) => ('image' in photo ? [photo] : []));
  return (
    <Panel className={styles.preview}>
      <h2 className={houseStyles.heading}>{text('chat.profiles.preview')}</h2>
      <div className={styles.shots}>
        {images.length === 0 ? <Picture image={null} alt="" size="card" /> : null}
        {images.map(({ id, image }, at) => (
          <span key={id} className={styles.shot}>
            <Picture
              image={image}
              alt={text('chat.profiles.picture', { number: at + 1 })}
              size={at === 0 ? 'card' : 'thumb'}
            />
          </span>
        ))}
      </div>
      <div>
        <p className={styles.who}>
          <ProfileName card={member} />
        </p>
        <ProfilePlace card={member} />
      </div>
      <FictionalNotice />
      <ProfileSections member={member} noAbout={text('profiles.no_about')} />
    </Panel>
  );
}
