import { IconBan, IconChevronLeft, IconChevronRight, IconFlag, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { getMember, type MemberProfile } from '#contract/profiles/get-member.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { OnlineMark } from '#web/profiles/online-mark.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import { ProfileSections } from '#web/profiles/profile-sections.tsx';
import { BlockDialog } from '#web/safety/block-dialog.tsx';
import { ReportChat } from '../reports/report-chat.tsx';
import styles from './partner-pane.module.css';

/** The pictures of the other member, one at a time. Only those that the reader may see. */
function PartnerPictures({ card, member }: { card: ProfileCard; member: MemberProfile | undefined }) {
  const text = useText();
  const [index, setIndex] = useState(0);
  const seen = member?.photos.flatMap((photo) => ('image' in photo ? [photo.image] : [])) ?? [];
  const shown = seen[index] ?? card.main_image;
  return (
    <div className={styles.pictures}>
      <Picture
        key={index}
        image={shown}
        name={card.name}
        alt={text('profiles.photos_of', { name: card.name })}
        size="card"
      />
      {seen.length > 1 ? (
        <>
          <span className={styles.segments} aria-hidden="true">
            {seen.map((image, at) => (
              <span key={image.filename} data-shown={at === index} />
            ))}
          </span>
          {index > 0 ? (
            <button
              type="button"
              className={styles.previous}
              aria-label={text('profiles.photo_before')}
              onClick={() => setIndex(index - 1)}
            >
              <IconChevronLeft size={24} aria-hidden />
            </button>
          ) : null}
          {index < seen.length - 1 ? (
            <button
              type="button"
              className={styles.next}
              aria-label={text('profiles.photo_next')}
              onClick={() => setIndex(index + 1)}
            >
              <IconChevronRight size={24} aria-hidden />
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** Beside the conversation on a wide screen: the other member's pictures and facts, and safety. */
export function PartnerPane({ card }: { card: ProfileCard }) {
  const text = useText();
  // Nobody sees more of an unconfirmed member than the card (ACC-6).
  const { data } = useQuery({ ...queryFor(getMember, { id: card.id }), enabled: !card.unconfirmed });
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PartnerPictures card={card} member={data?.member} />
      <div className={styles.words}>
        <header>
          <h2 className={styles.name}>
            <ProfileName card={card} />
          </h2>
          <p className={styles.place}>
            <ProfilePlace card={card} />
            <OnlineMark card={card} />
          </p>
        </header>
        {data && !data.blocked ? <ProfileSections member={data.member} /> : null}
        <div className={styles.actions}>
          {card.unconfirmed ? null : (
            <Link to={`/members/${card.id}`} className={styles.action}>
              <IconUser size={18} aria-hidden />
              {text('chat.view_profile')}
            </Link>
          )}
          {data?.blocked ? null : (
            <button type="button" className={styles.action} onClick={() => setOpen('block')}>
              <IconBan size={18} aria-hidden />
              {text('safety.block.do')}
            </button>
          )}
          <button type="button" className={styles.action} onClick={() => setOpen('report')}>
            <IconFlag size={18} aria-hidden />
            {text('profiles.report.send')}
          </button>
        </div>
      </div>
      {open === 'block' ? <BlockDialog id={card.id} name={card.name} onClose={close} /> : null}
      {open === 'report' ? (
        <ReportChat other={card} blocked={data?.blocked ?? false} onClose={close} />
      ) : null}
    </>
  );
}
