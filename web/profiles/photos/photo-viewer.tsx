import { IconCamera, IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Id } from '#contract/kit/id.ts';
import type { LockedPhoto, OpenPhoto, ShownPhoto } from '#contract/photos/shown-photo.ts';
import type { MemberProfile } from '#contract/profiles/get-member.ts';
import { PremiumAlert } from '#web/payments/premium-alert.tsx';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import onPhoto from '#web/ui/layout/on-photo.module.css';
import { Segments } from '#web/ui/layout/segments.tsx';
import { withViewTransition } from '#web/ui/motion/with-view-transition.ts';
import { ReportProfile } from '../reports/report-profile.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import styles from './photo-viewer.module.css';

/** Wraps a locked photo in the button or link that leads to its unlocking. */
type UnlockPhoto = (photo: LockedPhoto, className: string, content: ReactNode) => ReactNode;

/** A locked photo: the server's blur, which holds no more than its colours, under a lock (PROF-6). */
function LockedSlide({ photo, unlock }: { photo: LockedPhoto; unlock: UnlockPhoto }) {
  const { cdn_prefix } = useSettings();
  return unlock(
    photo,
    styles.open ?? '',
    <>
      <img
        src={`${cdn_prefix}${photo.blur}`}
        alt=""
        className={styles.blur}
        loading="lazy"
        decoding="async"
      />
      <span className={`${styles.lock} ${onPhoto.glass}`}>
        <IconLock size={28} aria-hidden />
      </span>
    </>,
  );
}

/** The button that likes an open photo. `number` counts from one. */
export type PhotoHeart = (photo: OpenPhoto, number: number) => ReactNode;

type Shown = Pick<MemberProfile, 'name' | 'main_image' | 'photos'>;

const isOpen = (photo: ShownPhoto): photo is OpenPhoto => 'image' in photo;

/** The slides, with the number of the one that is in view. A finger moves them, and so do keys and buttons. */
function useSlides(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const go = (at: number, behavior: ScrollBehavior = 'auto') => {
    const { current } = list;
    if (!current || at < 0 || at >= count) return;
    setShown(at);
    current.scrollTo?.({ left: at * current.clientWidth, behavior });
  };
  return {
    list,
    shown,
    go,
    onScroll() {
      const { current } = list;
      if (current && current.clientWidth > 0) setShown(Math.round(current.scrollLeft / current.clientWidth));
    },
    onKeyDown(event: KeyboardEvent) {
      const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (steps === undefined) return;
      event.preventDefault();
      go(shown + steps);
    },
  };
}

/**
 * The photo in full screen, or null. It grows out of its slide and shrinks back into it. The slide has the
 * name of the motion only while the full screen is closed, because a name belongs to one element.
 */
function useLargePhoto(photos: readonly ShownPhoto[], list: RefObject<HTMLUListElement | null>) {
  const [large, setLarge] = useState<OpenPhoto | null>(null);
  const nameSlide = (photo: OpenPhoto | null, name: string) => {
    const slide = photo && list.current?.children[photos.indexOf(photo)]?.querySelector('button');
    if (slide) slide.style.viewTransitionName = name;
  };
  return {
    large,
    show: setLarge,
    open(photo: OpenPhoto) {
      nameSlide(photo, 'shown-photo');
      withViewTransition(() => {
        nameSlide(photo, '');
        setLarge(photo);
      });
    },
    close() {
      const shown = large;
      withViewTransition(
        () => {
          setLarge(null);
          nameSlide(shown, 'shown-photo');
        },
        () => nameSlide(shown, ''),
      );
    },
  };
}

/** Buttons to the photo before and after, for a mouse: keys reach each photo. Absent if there is none. */
function SlideSteps({ shown, count, onStep }: { shown: number; count: number; onStep(at: number): void }) {
  const text = useText();
  return (
    <>
      {shown > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          className={`${styles.step} ${styles.before} ${onPhoto.glass}`}
          aria-label={text('profiles.photo_before')}
          onClick={() => onStep(shown - 1)}
        >
          <IconChevronLeft size={26} aria-hidden />
        </button>
      ) : null}
      {shown < count - 1 ? (
        <button
          type="button"
          tabIndex={-1}
          className={`${styles.step} ${styles.after} ${onPhoto.glass}`}
          aria-label={text('profiles.photo_next')}
          onClick={() => onStep(shown + 1)}
        >
          <IconChevronRight size={26} aria-hidden />
        </button>
      ) : null}
    </>
  );
}

/**
 * A member's photos: on a phone a row that a finger moves, on a desktop up to three side by side. A tap opens
 * a photo in full screen. Locked photos are a blur with a lock, wrapped by `unlock` (PROF-2, PROF-6).
 */
export function PhotoViewer(props: {
  member: Shown;
  unlock: UnlockPhoto;
  /** The page comes from a tile with the main photo. */
  arrives?: boolean;
  /** Likes one photo. Absent if the photos cannot be liked here. On the first photo the page has its like button. */
  heart?: PhotoHeart | undefined;
  /** Present if photos can be reported here. */
  onReport?: (photo: OpenPhoto) => void;
}) {
  const text = useText();
  const { member, unlock, arrives = false } = props;
  const { name, photos, main_image } = member;
  const { list, shown, go, onScroll, onKeyDown } = useSlides(photos.length);
  const { large, show, open, close } = useLargePhoto(photos, list);
  const alt = text('profiles.picture_of', { name });
  if (photos.length === 0)
    return (
      <div className={styles.gallery} data-photos={1}>
        <Picture image={main_image} name={name} alt={alt} size="large" priority />
      </div>
    );
  return (
    <section className={styles.gallery} data-photos={Math.min(3, photos.length)} aria-label={alt}>
      <ul ref={list} className={styles.slides} onScroll={onScroll} onKeyDown={onKeyDown}>
        {photos.map((photo, at) => (
          <li key={photo.id} className={styles.slide}>
            {isOpen(photo) ? (
              <button
                type="button"
                className={styles.open}
                aria-label={text('profiles.show_photo', { number: at + 1 })}
                onClick={() => open(photo)}
              >
                <Picture image={photo.image} alt={alt} size="large" priority={at === 0} />
                {at === 0 && arrives ? (
                  // The picture of the tile, already in the browser, until the large one is there.
                  <span className={styles.under}>
                    <Picture image={photo.image} alt="" size="card" priority />
                  </span>
                ) : null}
              </button>
            ) : (
              <LockedSlide photo={photo} unlock={unlock} />
            )}
            {isOpen(photo) && props.heart && at > 0 ? (
              <span className={styles.heart}>{props.heart(photo, at + 1)}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={styles.segments}>
        <Segments count={photos.length} shown={shown} />
      </div>
      <span className={`${styles.count} ${onPhoto.glass}`}>
        <IconCamera size={17} aria-hidden />
        {text('profiles.photo_count', { count: photos.length })}
      </span>
      <SlideSteps shown={shown} count={photos.length} onStep={(at) => go(at, 'smooth')} />
      {large ? (
        <PhotoDialog
          name={name}
          photos={photos.filter(isOpen)}
          shown={large}
          onShow={(photo) => {
            show(photo);
            go(photos.indexOf(photo));
          }}
          onReport={props.onReport}
          heart={props.heart && ((photo) => props.heart?.(photo, photos.indexOf(photo) + 1))}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

/**
 * A member's photos for another member. Premium-only photos are marked, and each photo can be reported
 * (ACC-16, TRUST-4).
 */
export function MemberPhotos(props: {
  member: MemberProfile;
  own: boolean;
  blocked: boolean;
  arrives: boolean;
  heart?: PhotoHeart | undefined;
}) {
  const text = useText();
  const { member, own, blocked } = props;
  const [premium, setPremium] = useState(false);
  const [reported, setReported] = useState<Id | null>(null);
  return (
    <>
      <PhotoViewer
        member={member}
        arrives={props.arrives}
        heart={props.heart}
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
