import { IconCamera, IconLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Id } from '#contract/kit/id.ts';
import type { LockedPhoto, OpenPhoto, ShownPhoto } from '#contract/photos/shown-photo.ts';
import type { MemberProfile } from '#contract/profiles/get-member.ts';
import { PremiumAlert } from '#web/payments/premium-alert.tsx';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { ReportProfile } from '../reports/report-profile.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import styles from './photo-viewer.module.css';

/** Wraps a locked photo in the button or link that leads to its unlocking. */
type UnlockPhoto = (photo: LockedPhoto, className: string, content: ReactNode) => ReactNode;

/** A locked photo: the server's blur, which holds no more than its colours, under a lock (PROF-6). */
function LockedThumb({ photo, unlock }: { photo: LockedPhoto; unlock: UnlockPhoto }) {
  const { cdn_prefix } = useSettings();
  return unlock(
    photo,
    styles.locked ?? '',
    <>
      <img
        src={`${cdn_prefix}${photo.blur}`}
        alt=""
        className={styles.blur}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.lock}>
        <IconLock size={20} aria-hidden />
      </span>
    </>,
  );
}

type Shown = Pick<MemberProfile, 'name' | 'main_image' | 'photos'>;

const isOpen = (photo: ShownPhoto): photo is OpenPhoto => 'image' in photo;

/** The thumbnail of an open photo. The thumbnail of the shown photo is marked. */
function Thumb(props: { photo: OpenPhoto; number: number; chosen: boolean; onChoose: () => void }) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-pressed={props.chosen}
      aria-label={text('profiles.show_photo', { number: props.number })}
      onClick={props.onChoose}
    >
      <Picture image={props.photo.image} alt="" size="thumb" />
    </button>
  );
}

/**
 * The main image with the number of photos, and the photos as thumbnails. A tap on a thumbnail shows its
 * photo; a tap on the photo opens full screen. Locked photos are a blur with a lock, wrapped by `unlock`
 * (PROF-2, PROF-6).
 */
export function PhotoViewer(props: {
  member: Shown;
  unlock: UnlockPhoto;
  /** Present if photos can be reported here. */
  onReport?: (photo: OpenPhoto) => void;
}) {
  const text = useText();
  const { member, unlock } = props;
  const { photos } = member;
  const open = photos.filter(isOpen);
  const [chosen, setChosen] = useState(open[0]?.id ?? null);
  const [large, setLarge] = useState(false);
  const shown = open.find(({ id }) => id === chosen) ?? open[0];
  const picture = (
    <Picture
      image={shown?.image ?? member.main_image}
      alt={text('profiles.picture_of', { name: member.name })}
      size="large"
      priority
    />
  );
  const locked = (photo: LockedPhoto) => <LockedThumb photo={photo} unlock={unlock} />;
  return (
    <div className={styles.viewer}>
      <div className={styles.main}>
        {shown ? (
          <button
            type="button"
            className={styles.enlarge}
            aria-label={text('profiles.enlarge', { name: member.name })}
            onClick={() => setLarge(true)}
          >
            {picture}
          </button>
        ) : (
          picture
        )}
        {photos.length > 0 ? (
          <span className={styles.count}>
            <IconCamera size={17} aria-hidden />
            {text('profiles.photo_count', { count: photos.length })}
          </span>
        ) : null}
      </div>
      {photos.length > 1 ? (
        <ul className={styles.thumbs}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              {isOpen(photo) ? (
                <Thumb
                  photo={photo}
                  number={at + 1}
                  chosen={photo.id === shown?.id}
                  onChoose={() => setChosen(photo.id)}
                />
              ) : (
                locked(photo)
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {large && shown ? (
        <PhotoDialog
          name={member.name}
          photos={open}
          shown={shown}
          onShow={(photo) => setChosen(photo.id)}
          onReport={props.onReport}
          onClose={() => setLarge(false)}
        />
      ) : null}
    </div>
  );
}

/**
 * A member's photos for another member. Premium-only photos are marked, and each photo can be reported
 * (ACC-16, TRUST-4).
 */
export function MemberPhotos(props: { member: MemberProfile; own: boolean; blocked: boolean }) {
  const text = useText();
  const { member, own, blocked } = props;
  const [premium, setPremium] = useState(false);
  const [reported, setReported] = useState<Id | null>(null);
  return (
    <>
      <PhotoViewer
        member={member}
        unlock={(_photo, className, content) => (
          <button
            type="button"
            className={className}
            aria-label={text('profiles.locked_photo')}
            onClick={() => setPremium(true)}
          >
            {content}
          </button>
        )}
        {...(!own && { onReport: ({ id }) => setReported(id) })}
      />
      {premium ? (
        <PremiumAlert what="premium_photos" person={member} onClose={() => setPremium(false)} />
      ) : null}
      {reported === null ? null : (
        <ReportProfile card={member} photo={reported} blocked={blocked} onClose={() => setReported(null)} />
      )}
    </>
  );
}
