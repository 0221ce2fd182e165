import { IconHeart, IconMapPin } from '@tabler/icons-react';
import type { MemberProfile } from '#contract/profiles/member-profile.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
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
