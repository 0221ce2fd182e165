import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { listPictureCopies } from '#contract/accounts/subjects/list-picture-copies.ts';
import type { CopiedPicture, PictureCopy } from '#contract/accounts/subjects/picture-copy.ts';
import type { Id } from '#contract/kit/id.ts';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import styles from './picture-copies.module.css';

type CopiesAbout = 'report' | 'complaint' | 'photo';

export const picturesCopiesQuery = (about: CopiesAbout, id: Id) =>
  ({ ...queryFor(listPictureCopies, { about, id }), staleTime: 60_000 }) as const;

/** Copies that other members own. A removal leaves them unless the operator chooses all copies. */
export const copiesOfOthers = (pictures: readonly CopiedPicture[], member: Id): number =>
  new Set(
    pictures.flatMap(({ copies }) =>
      copies
        .filter((copy) => copy.member !== member && !copy.reported)
        .map((copy) => `${copy.member} ${copy.photo}`),
    ),
  ).size;

function Copy({ copy }: { copy: PictureCopy }) {
  const text = useText();
  const intl = useIntl();
  const day = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium' });
  const moment = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.copy} data-reported={copy.reported}>
      <p className={styles.line}>
        <MemberLink member={copy.member}>{copy.name ?? text('accounts.desk.erased_member')}</MemberLink>
        <span className={styles.quiet}>{copy.host}</span>
        {copy.reported ? <Pill tone="warning">{text('accounts.copies.reported')}</Pill> : null}
        {copy.first ? <Pill tone="primary">{text('accounts.copies.first')}</Pill> : null}
        {copy.fictional ? <Pill>{text('safety.subject.fictional')}</Pill> : null}
      </p>
      <p className={styles.facts}>
        <span>{text('accounts.copies.added', { date: moment(copy.added_at) })}</span>
        <span>{text(`accounts.desk.photo_${copy.status}`)}</span>
        <span>{text('accounts.desk.since', { date: day(copy.joined_at) })}</span>
        <span>{text(copy.confirmed ? 'accounts.copies.confirmed' : 'accounts.copies.unconfirmed')}</span>
        {copy.premium ? <span>{text('accounts.copies.premium')}</span> : null}
        <span>{text('accounts.copies.breaches', { number: copy.breaches })}</span>
        <span>{text('accounts.copies.open_cases', { number: copy.open_cases })}</span>
      </p>
      {copy.photo === null ? (
        <p className={styles.quiet}>{text('accounts.copies.in_message')}</p>
      ) : (
        <Link to={`/console/pictures/${copy.photo}`}>{text('accounts.picture.open')}</Link>
      )}
    </li>
  );
}

/**
 * The identical copies of the pictures of a case, a notice or a photo, with every owner (NCII-1). Shown before a
 * removal, because a stranger may have uploaded a member's own picture and reported it. Empty without copies.
 */
export function PictureCopies({ about, id, empty }: { about: CopiesAbout; id: Id; empty?: boolean }) {
  const text = useText();
  const { data, error, refetch } = useQuery(picturesCopiesQuery(about, id));
  if (data !== undefined && data.pictures.length === 0 && empty !== true) return null;
  const content = () => {
    if (error) return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={3} />;
    if (data.pictures.length === 0) return <p className={styles.quiet}>{text('accounts.copies.none')}</p>;
    return data.pictures.map(({ copies, owners }) => (
      <div key={copies.map(({ member, photo }) => `${member} ${photo}`).join()} className={styles.picture}>
        <p className={owners > 1 ? styles.several : styles.quiet}>
          {text('accounts.copies.owners', { copies: copies.length, owners })}
        </p>
        <ul className={styles.list}>
          {copies.map((copy) => (
            <Copy key={`${copy.member} ${copy.photo} ${copy.added_at}`} copy={copy} />
          ))}
        </ul>
      </div>
    ));
  };
  return (
    <section className={styles.part} aria-label={text('accounts.copies.title')}>
      <h2 className={styles.heading}>{text('accounts.copies.title')}</h2>
      {content()}
    </section>
  );
}
