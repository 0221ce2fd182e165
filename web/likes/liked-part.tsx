import { VisuallyHidden } from '@mantine/core';
import { IconHeartFilled, IconQuote } from '@tabler/icons-react';
import type { LikeAbout } from '#contract/likes/like-about.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './liked-part.module.css';

/** The photo or the answer that a like is about, below a sentence that says whose like it is (LIKE-1). */
export function LikedPart({ about, children }: { about: LikeAbout; children: string }) {
  const text = useText();
  return (
    <div className={styles.part}>
      {'photo' in about ? (
        <span className={styles.photo}>
          <Picture image={about.photo.image} alt="" size="thumb" />
        </span>
      ) : (
        <IconQuote size={26} aria-hidden className={styles.quote} />
      )}
      <div className={styles.words}>
        <p className={styles.says}>{children}</p>
        {'prompt' in about ? (
          <blockquote className={styles.answer}>
            <span className={styles.question}>{text(`profiles.prompt.${about.prompt.question}`)}</span>{' '}
            {about.prompt.answer}
          </blockquote>
        ) : null}
      </div>
    </div>
  );
}

/** The same as a chip on a tile of the likes: a heart and two words. A screen reader reads the sentence. */
export function LikedPartChip({ about, name }: { about: LikeAbout; name: string }) {
  const text = useText();
  const part = 'photo' in about ? 'photo' : 'answer';
  return (
    <span className={styles.chip}>
      <VisuallyHidden>{text(`likes.about.${part}`, { name })}</VisuallyHidden>
      {'photo' in about ? (
        <span className={styles.small}>
          <Picture image={about.photo.image} alt="" size="thumb" />
        </span>
      ) : null}
      <IconHeartFilled size={14} aria-hidden className={styles.heart} />
      <span aria-hidden="true">{text(`likes.about.${part}_short`)}</span>
    </span>
  );
}
