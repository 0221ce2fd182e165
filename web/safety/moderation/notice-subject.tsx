import { Alert, Badge, Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  type NoticeMember,
  type NoticePicture,
  noticePicturePath,
  type NoticeSubject as Subject,
} from '#contract/profiles/notice-subject.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { hideMutation, noticeQuery, showMutation } from './notice.query.ts';
import styles from './notice-subject.module.css';
import { NoticeSubjectForm } from './notice-subject-form.tsx';
import { RelatedNotices } from './related-notices.tsx';
import caseStyles from './report-page.module.css';

/** The subject that the key hides: the picture that the notice names, or the only one, else the whole profile. */
function hidesByKey({ pictures, hidden, fictional }: NoticeMember): NoticePicture | 'profile' | null {
  const named = pictures.find((picture) => picture.named);
  const only = named ?? (pictures.length === 1 ? pictures[0] : undefined);
  if (only !== undefined) return only.hidden === null ? only : null;
  return hidden || fictional ? null : 'profile';
}

/** Hides and shows, with the new state on screen at once. */
function useHiding(complaint: number) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const settled = (said: 'safety.subject.hidden' | 'safety.subject.shown') => ({
    onSuccess(subject: Subject) {
      queries.setQueryData(noticeQuery(complaint).queryKey, subject);
      toast({ tone: 'success', text: text(said) });
    },
    onError: (error: Error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return {
    hide: useMutation({ ...hideMutation(), ...settled('safety.subject.hidden') }),
    show: useMutation({ ...showMutation(), ...settled('safety.subject.shown') }),
  };
}

function Pictures(props: {
  complaint: number;
  member: NoticeMember;
  /** The picture that the key hides has no second button. */
  byKey: NoticePicture | 'profile' | null;
  hide: (picture: number) => void;
}) {
  const text = useText();
  const { complaint, member, byKey } = props;
  const keyed = byKey === null || byKey === 'profile' ? null : byKey.id;
  return (
    <ul className={styles.pictures}>
      {member.pictures.map(({ id, kind, named, hidden, status }, index) => (
        <li key={id} className={styles.picture} data-hidden={hidden !== null}>
          <img
            src={`${noticePicturePath}?complaint=${complaint}&picture=${id}`}
            alt={text('safety.subject.picture', { number: index + 1, name: member.name })}
          />
          {named ? <Badge color="red">{text('safety.subject.named')}</Badge> : null}
          {kind === 'message' ? <span>{text('safety.subject.message')}</span> : null}
          {hidden === null ? null : <strong>{text(`safety.subject.by.${hidden.cause}`)}</strong>}
          {hidden === null && status !== 'rejected' && id !== keyed ? (
            <Button size="xs" variant="default" onClick={() => props.hide(id)}>
              {text('safety.subject.hide_picture')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Member({ complaint, member }: { complaint: number; member: NoticeMember }) {
  const text = useText();
  const { hide, show } = useHiding(complaint);
  const byKey = hidesByKey(member);
  const hideNow = () => {
    if (byKey === null || hide.isPending) return;
    hide.mutate({ complaint, picture: byKey === 'profile' ? null : byKey.id });
  };
  useHotkeys([['h', hideNow]]);
  const isHidden =
    member.hidden || member.pictures.some(({ hidden }) => hidden && hidden.cause !== 'removed');
  const { case: opened } = member;
  return (
    <>
      <p className={styles.who}>
        <Link to={`/console/members/${member.member}`} className={styles.name}>
          {member.name}, {text('safety.subject.age', { age: member.age })}
        </Link>
        <span>{member.host}</span>
        <span>{text(`safety.subject.status.${member.status}`)}</span>
        {member.fictional ? <Badge color="gray">{text('safety.subject.fictional')}</Badge> : null}
      </p>
      {member.hidden ? (
        <Alert color="red" variant="light">
          {text('safety.subject.profile_hidden')}
        </Alert>
      ) : null}
      <Pictures
        complaint={complaint}
        member={member}
        byKey={byKey}
        hide={(picture) => hide.mutate({ complaint, picture })}
      />
      <div className={styles.acts}>
        {byKey === null ? null : (
          <Button color="red" loading={hide.isPending} onClick={hideNow} aria-keyshortcuts="h">
            {text(byKey === 'profile' ? 'safety.subject.hide_profile' : 'safety.subject.hide_picture')}
            <kbd className={styles.key}>H</kbd>
          </Button>
        )}
        {member.hidden || member.fictional || byKey === 'profile' ? null : (
          <Button variant="default" onClick={() => hide.mutate({ complaint, picture: null })}>
            {text('safety.subject.hide_profile')}
          </Button>
        )}
        {isHidden ? (
          <Button variant="default" loading={show.isPending} onClick={() => show.mutate({ complaint })}>
            {text('safety.subject.show')}
          </Button>
        ) : null}
        {opened === null ? null : (
          <Link to={`/console/reports/${opened.report}`} className={caseStyles.back}>
            {text(opened.open ? 'safety.subject.case' : 'safety.subject.case_closed', {
              number: opened.number,
            })}
          </Link>
        )}
        <Link
          to={`/console/cases/new?member=${member.member}&complaint=${complaint}`}
          className={caseStyles.back}
        >
          {text('safety.subject.open_case')}
        </Link>
      </div>
      {byKey === null ? null : <p className={caseStyles.quiet}>{text('safety.subject.hide_what')}</p>}
      <RelatedNotices member={member} />
    </>
  );
}

/**
 * The member, picture or page that a notice is about, and what an operator may do there at once (SAFE-5,
 * DSA-1). The server finds it; an operator enters it if the server could not.
 */
export function NoticeSubject({ complaint }: { complaint: number }) {
  const text = useText();
  const { data, error, refetch } = useQuery(noticeQuery(complaint));
  const content = () => {
    if (error) return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={4} />;
    if (data.member !== null) return <Member complaint={complaint} member={data.member} />;
    return (
      <>
        {data.page === null ? null : (
          <a href={data.page} className={caseStyles.back}>
            {text('safety.subject.page', { page: data.page })}
          </a>
        )}
        <NoticeSubjectForm complaint={complaint} />
      </>
    );
  };
  return (
    <section className={caseStyles.part} aria-labelledby="notice-subject">
      <h2 id="notice-subject" className={caseStyles.heading}>
        {text('safety.subject.title')}
      </h2>
      {content()}
    </section>
  );
}
