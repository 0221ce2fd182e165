import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { getPicture } from '#contract/accounts/subjects/get-picture.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { showPicture } from '#contract/profiles/show-picture.ts';
import { MemberLink } from '#web/operators/member-link.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { memberPhotoAddress } from '../console/photos-section.tsx';
import { PictureCopies } from '../picture-copies.tsx';
import { PictureHistory } from './picture-history.tsx';
import { subjectId } from './subject-id.ts';
import styles from './subjects.module.css';

type Found = AnswerOf<typeof getPicture>;

// The page requests the photo, not the loader. Every look is recorded.
export const loader = operatorLoader(async () => {});

/** The photo behind a tap, so that nobody sees it by accident. Its file is requested only then. */
function CoveredPicture({ found }: { found: Found }) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const { member, photo } = found;
  const status = text(`accounts.desk.photo_${photo.status}`);
  return (
    <div className={styles.covered}>
      {isShown ? (
        <img
          src={memberPhotoAddress(member, photo.id, 'whole')}
          alt={text('accounts.desk.photo_of', { status })}
        />
      ) : (
        <p className={styles.cover}>{text('accounts.picture.covered')}</p>
      )}
      <Button variant="default" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {text(isShown ? 'accounts.picture.cover' : 'accounts.picture.show')}
      </Button>
    </div>
  );
}

/** Hide, show and open a case. A removal is a decision, so that its owner gets the reasons and can appeal. */
function PictureActs({ found }: { found: Found }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { member, photo, hidden } = found;
  const show = useMutation({
    ...mutationFor(showPicture, { idempotent: true }),
    async onSuccess() {
      toast({ tone: 'success', text: text('safety.subject.shown') });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const opens = `/console/cases/new?member=${member}&photo=${photo.id}`;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('accounts.picture.acts')}</h2>
      <p className={styles.quiet}>{text('accounts.picture.acts_lead')}</p>
      <div className={styles.acts}>
        {hidden === null && photo.status !== 'rejected' ? (
          <Button component={Link} to={`${opens}&hide=1`} color="red">
            {text('accounts.picture.hide')}
          </Button>
        ) : null}
        {hidden === null || hidden.cause === 'removed' ? null : (
          <Button
            variant="default"
            loading={show.isPending}
            onClick={() => show.mutate({ member, photo: photo.id })}
          >
            {text('safety.subject.show')}
          </Button>
        )}
        {hidden === null ? null : (
          <Button component={Link} to={`/console/reports/${hidden.report}`} variant="default">
            {text('safety.subject.case', { number: hidden.number })}
          </Button>
        )}
        <Button component={Link} to={opens} variant="default">
          {text('accounts.picture.open_case')}
        </Button>
      </div>
    </Panel>
  );
}

function PictureFacts({ found }: { found: Found }) {
  const text = useText();
  const intl = useIntl();
  const { photo, hidden } = found;
  const moment = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Panel className={styles.part}>
      <p className={styles.line}>
        <MemberLink member={found.member}>{found.name ?? text('accounts.desk.erased_member')}</MemberLink>
        <span className={styles.quiet}>{found.host}</span>
        <Pill>{text(`accounts.desk.state.${found.state}`)}</Pill>
      </p>
      <p className={styles.line}>
        <Pill tone={photo.status === 'active' ? 'success' : 'warning'}>
          {text(`accounts.desk.photo_${photo.status}`)}
        </Pill>
        {photo.reason === null ? null : <span>{text(`photos.review.reason.${photo.reason}`)}</span>}
        {photo.main ? <span>{text('accounts.desk.photo_main')}</span> : null}
        {photo.premium_only ? <span>{text('accounts.desk.photo_premium')}</span> : null}
        {photo.withheld && hidden === null ? <span>{text('accounts.desk.photo_withheld')}</span> : null}
        <span className={styles.quiet}>
          {text('accounts.copies.added', { date: moment(photo.added_at) })}
        </span>
      </p>
      {hidden === null ? null : (
        <p className={styles.line}>
          <strong>{text(`safety.subject.by.${hidden.cause}`)}</strong>
          <span className={styles.quiet}>{moment(hidden.since)}</span>
        </p>
      )}
      <CoveredPicture key={photo.id} found={found} />
    </Panel>
  );
}

/** A photo as a subject of its own: owner, state, history, copies and acts (SAFE-5). */
export default function PicturePage() {
  const text = useText();
  const id = subjectId(useParams());
  const { data, error, refetch } = useQuery(queryFor(getPicture, { id }));
  return (
    <Page>
      <PageTitle title={text('accounts.picture.title')} />
      <PageHead title={text('accounts.picture.title')} />
      {data ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <PictureFacts found={data} />
            <Panel className={styles.part}>
              <PictureCopies about="photo" id={id} empty />
            </Panel>
          </div>
          <div className={styles.column}>
            <PictureActs found={data} />
            <PictureHistory found={data} />
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={10} />
      )}
    </Page>
  );
}
