import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import type { MemberProfile } from '#contract/profiles/member-profile.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './photo-viewer.module.css';

type Shown = Pick<MemberProfile, 'name' | 'main_image' | 'photos' | 'photo_count'>;

/** The main image with how many there are, and the others as thumbnails: a tap shows one large. */
export function PhotoViewer({ member }: { member: Shown }) {
  const text = useText();
  const [chosen, setChosen] = useState(0);
  const photos = member.photos.flatMap((photo) => ('image' in photo ? [photo.image] : []));
  const shown = photos[chosen] ?? member.main_image;
  return (
    <div className={styles.viewer}>
      <div className={styles.main}>
        <Picture
          image={shown}
          alt={text('profiles.picture_of', { name: member.name })}
          size="large"
          priority
        />
        {member.photo_count > 0 ? (
          <span className={styles.count}>
            <IconCamera size={17} aria-hidden />
            {text('profiles.photo_count', { count: member.photo_count })}
          </span>
        ) : null}
      </div>
      {photos.length > 1 ? (
        <ul className={styles.thumbs}>
          {photos.map((photo, at) => (
            <li key={photo.filename}>
              <button
                type="button"
                className={styles.thumb}
                aria-pressed={at === chosen}
                aria-label={text('profiles.show_photo', { number: at + 1 })}
                onClick={() => setChosen(at)}
              >
                <Picture image={photo} alt="" size="thumb" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
