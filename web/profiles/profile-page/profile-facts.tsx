import { IconHeart, IconMapPin, IconMasksTheater } from '@tabler/icons-react';
import { type AttributeName, attributeValues } from '#contract/profiles/attributes.ts';
import type { MemberProfile } from '#contract/profiles/get-member.ts';
import type { Interest } from '#contract/sites/interest.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { interestIcons } from '../interests/interest-icons.ts';
import interestListStyles from '../interests/interest-list.module.css';
import { OnlineMark } from '../online-mark.tsx';
import { ProfilePlace } from '../profile-place.tsx';
import styles from './profile-facts.module.css';

/** Place and sexuality, as far as the site shows them (PROF-1), and the online status. */
export function ProfileFacts({ member }: { member: MemberProfile }) {
  const text = useText();
  const { visible_profile_fields } = useSettings();
  const shows = (field: string) => visible_profile_fields.includes(field);
  return (
    <ul className={styles.facts}>
      {shows('place') ? (
        <li>
          <IconMapPin size={19} aria-hidden />
          <ProfilePlace card={member} />
        </li>
      ) : null}
      {shows('sexuality') ? (
        <li>
          <IconHeart size={19} aria-hidden />
          {text(`profiles.sexuality.${member.sexuality}`)}
        </li>
      ) : null}
      {member.online ? (
        <li>
          <OnlineMark card={member} />
        </li>
      ) : null}
    </ul>
  );
}

const isAttribute = (name: string): name is AttributeName => Object.hasOwn(attributeValues, name);

/** The answered fields that the site shows (PROF-1). Renders nothing if none is answered. */
export function AttributeList({ member }: { member: MemberProfile }) {
  const text = useText();
  const { visible_profile_fields } = useSettings();
  const attributes = visible_profile_fields.filter(isAttribute).flatMap((name) => {
    const value = member.attributes[name];
    return value === null ? [] : [{ name, value }];
  });
  if (attributes.length === 0) return null;
  return (
    <dl className={styles.list}>
      {attributes.map(({ name, value }) => (
        <div key={name}>
          <dt>{text(`profiles.attribute.${name}`)}</dt>
          <dd>{text(`profiles.${name}.${value}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A member's interests, each with its icon. */
export function InterestList({ interests }: { interests: readonly Interest[] }) {
  const text = useText();
  return (
    <ul className={interestListStyles.list}>
      {interests.map((interest) => {
        const Icon = interestIcons[interest];
        return (
          <li key={interest} className={interestListStyles.item}>
            <Icon size={18} aria-hidden className={interestListStyles.icon} />
            {text(`sites.interest.${interest}`)}
          </li>
        );
      })}
    </ul>
  );
}

/** Explains in one sentence what a fictional profile is, on its page (PROF-2, FIC-3). */
export function FictionalNotice() {
  const text = useText();
  return (
    <p className={styles.notice}>
      <IconMasksTheater size={24} aria-hidden className={styles.icon} />
      <span>{text('sites.fictional.warning')}</span>
    </p>
  );
}
