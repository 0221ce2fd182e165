import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Id } from '#contract/kit/id.ts';
import { listMemberPhotos, type MemberPhoto, memberPhotoPath } from '#contract/photos/list-member-photos.ts';
import { useRights } from '#web/operators/use-rights.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import styles from './member-desk.module.css';
import { MemberSection, Nothing } from './member-section.tsx';

/** Address of a photo of a member for operators. Each request is recorded. */
export const memberPhotoAddress = (member: Id, photo: Id, size: 'small' | 'whole'): string =>
  `${memberPhotoPath}?${new URLSearchParams({ member: String(member), photo: String(photo), size })}`;

const tones = { active: 'success', pending: 'quiet', rejected: 'warning' } as const;

function Photo({ member, photo }: { member: Id; photo: MemberPhoto }) {
  const text = useText();
  const rights = useRights();
  const [isBroken, setBroken] = useState(false);
  const marks = [
    ...(photo.main ? [text('accounts.desk.photo_main')] : []),
    ...(photo.premium_only ? [text('accounts.desk.photo_premium')] : []),
    ...(photo.withheld ? [text('accounts.desk.photo_withheld')] : []),
  ];
  const status = text(`accounts.desk.photo_${photo.status}`);
  return (
    <li className={styles.photo}>
      {isBroken ? (
        <p className={styles.quiet}>{text('photos.review.no_picture')}</p>
      ) : (
        <a href={memberPhotoAddress(member, photo.id, 'whole')} target="_blank" rel="noreferrer">
          <img
            src={memberPhotoAddress(member, photo.id, 'small')}
            alt={text('accounts.desk.photo_of', { status })}
            width={240}
            height={320}
            loading="lazy"
            onError={() => setBroken(true)}
          />
        </a>
      )}
      <span className={styles.facts}>
        <Pill tone={tones[photo.status]}>{status}</Pill>
        {photo.reason === null ? null : <span>{text(`photos.review.reason.${photo.reason}`)}</span>}
        {rights.has('moderate') ? (
          <Link to={`/console/pictures/${photo.id}`}>{text('accounts.picture.open')}</Link>
        ) : null}
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </span>
    </li>
  );
}

/** All photos of a member, the refused and removed ones with their reasons. */
export function PhotosSection({ member }: { member: Id }) {
  const text = useText();
  const query = useQuery(queryFor(listMemberPhotos, { member }));
  return (
    <MemberSection title={text('accounts.desk.photos')} query={query}>
      {({ results }) =>
        results.length === 0 ? (
          <Nothing>{text('accounts.desk.photos_none')}</Nothing>
        ) : (
          <ul className={styles.photos}>
            {results.map((photo) => (
              <Photo key={photo.id} member={member} photo={photo} />
            ))}
          </ul>
        )
      }
    </MemberSection>
  );
}
