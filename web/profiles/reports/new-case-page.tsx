import { Alert, Button, Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { getCaseSubject } from '#contract/profiles/get-case-subject.ts';
import { openCase } from '#contract/profiles/open-case.ts';
import { longestReport, type ReportReason, reportReasons } from '#contract/safety/report-reason.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { randomUuid } from '#web/platform/browser/random-uuid.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './new-case-page.module.css';

/** The member of a new case. Each look is recorded, so the query never refetches by itself. */
const subjectQuery = (member: number) =>
  ({
    ...queryFor(getCaseSubject, { member }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  }) as const;

const reasons = reportReasons.filter((reason) => reason !== 'thought_real');

type CaseSubject = AnswerOf<typeof getCaseSubject>;

/** The choice of the whole profile or one photo. */
function SubjectChoice(props: {
  photos: CaseSubject['photos'];
  photo: number | null;
  onChoose: (photo: number | null) => void;
}) {
  const text = useText();
  const group = useId();
  const { photos, photo: chosen, onChoose } = props;
  return (
    <fieldset className={styles.choices}>
      <legend>{text('safety.open.subject')}</legend>
      {[null, ...photos].map((photo, number) => (
        <label key={photo?.id ?? 0}>
          <input
            type="radio"
            name={group}
            checked={chosen === (photo?.id ?? null)}
            onChange={() => onChoose(photo?.id ?? null)}
          />
          {photo === null
            ? text('safety.open.profile')
            : text('safety.open.photo', { number, status: photo.status })}
        </label>
      ))}
    </fieldset>
  );
}

/** The wishes of the link to the page. */
interface Asked {
  readonly complaint: string | null;
  readonly photo: number | null;
  readonly hide: boolean;
}

function NewCaseForm({ subject, asked }: { subject: CaseSubject; asked: Asked }) {
  const text = useText();
  const failure = useFailureText();
  const navigate = useNavigate();
  const [clientId] = useState(randomUuid);
  const { complaint } = asked;
  const [photo, setPhoto] = useState<number | null>(
    () => subject.photos.find(({ id }) => id === asked.photo)?.id ?? null,
  );
  const [hide, setHide] = useState(asked.hide);
  const [reason, setReason] = useState<ReportReason>(reasons[0] ?? 'other');
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const { mutate, error, isPending } = useMutation({
    ...mutationFor(openCase, { idempotent: true }),
    onSuccess: ({ report }) => navigate(`/console/reports/${report}`),
  });
  const said = words.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (said === '') return;
    mutate({
      ...{ client_id: clientId, member: subject.member, reason, words: said },
      ...(photo !== null && { photo, hide }),
      ...(complaint !== null && { complaint }),
    });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {complaint === null ? null : <p>{text('safety.open.notice', { number: complaint })}</p>}
      <SubjectChoice photos={subject.photos} photo={photo} onChoose={setPhoto} />
      {photo === null ? null : (
        <Checkbox
          label={text('safety.open.hide')}
          checked={hide}
          onChange={(event) => setHide(event.currentTarget.checked)}
        />
      )}
      <NativeSelect
        label={text('safety.open.reason')}
        value={reason}
        data={reasons.map((value) => ({ value, label: text(`safety.reason.${value}`) }))}
        onChange={(event) => setReason(reasons.find((one) => one === event.currentTarget.value) ?? 'other')}
      />
      <Textarea
        label={text('safety.open.words')}
        description={text('safety.open.words_hint')}
        value={words}
        maxLength={longestReport}
        autosize
        minRows={4}
        maxRows={12}
        error={isSent && said === '' ? text('kit.field.required') : null}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {error && !isPending ? (
        <Alert color="red" role="alert">
          {failure(error)}
        </Alert>
      ) : null}
      <Button type="submit" loading={isPending}>
        {text('safety.open.title')}
      </Button>
    </form>
  );
}

/** The member and the form, once they are loaded. */
function NewCase({ member, asked }: { member: number; asked: Asked }) {
  const text = useText();
  const { data, error, refetch } = useQuery(subjectQuery(member));
  return (
    <>
      <PageHead
        title={text('safety.open.title')}
        lead={data === undefined ? undefined : text('safety.open.of', { name: data.name })}
      />
      {data === undefined ? (
        error === null ? (
          <TextSkeleton lines={6} />
        ) : (
          <ErrorState error={error} retry={() => void refetch()} />
        )
      ) : (
        <Panel className={styles.panel}>
          <p className={styles.lead}>{text('safety.open.lead')}</p>
          <NewCaseForm subject={data} asked={asked} />
        </Panel>
      )}
    </>
  );
}

// The page requests the member, not the loader. Every look is recorded.
export const loader = operatorLoader(async () => {});

/** An operator opens a case about a member of their own accord, or for a notice (SAFE-5). */
export default function NewCasePage() {
  const text = useText();
  const [asked] = useSearchParams();
  const member = Number(asked.get('member'));
  const isMember = Number.isSafeInteger(member) && member > 0;
  return (
    <Page width="narrow">
      <PageTitle title={text('safety.open.title')} />
      {isMember ? (
        <NewCase
          member={member}
          asked={{
            complaint: asked.get('complaint'),
            photo: Number(asked.get('photo')) || null,
            hide: asked.get('hide') === '1',
          }}
        />
      ) : (
        <PageHead title={text('safety.open.title')} lead={text('safety.open.no_member')} />
      )}
    </Page>
  );
}
