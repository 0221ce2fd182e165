import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { noticeQuery, setSubjectMutation } from './notice.query.ts';
import styles from './notice-subject.module.css';
import caseStyles from './report-page.module.css';

/** Enters the subject of a notice that names no member: an address of ours, or a member's number. */
export function NoticeSubjectForm({ complaint }: { complaint: number }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [place, setPlace] = useState('');
  const { mutate, isPending, error } = useMutation({
    ...setSubjectMutation(),
    onSuccess: (subject) => queries.setQueryData(noticeQuery(complaint).queryKey, subject),
  });
  const placeError =
    error instanceof ApiProblem ? error.errors?.find(({ field }) => field === 'place')?.detail : undefined;
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (place.trim() !== '') mutate({ complaint, place: place.trim() });
  };
  return (
    <form onSubmit={find} className={styles.form} noValidate>
      <p>
        <strong>{text('safety.subject.none')}</strong> {text('safety.subject.none_what')}
      </p>
      <TextInput
        label={text('safety.subject.place')}
        value={place}
        maxLength={500}
        error={placeError ?? (error === null ? null : failure(error))}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" loading={isPending}>
          {text('safety.subject.find')}
        </Button>
        <Link to="/console/members" className={caseStyles.back}>
          {text('safety.subject.search')}
        </Link>
      </div>
    </form>
  );
}
