import { Button, Textarea } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Id } from '#contract/kit/id.ts';
import { addMemberNote, longestNote } from '#contract/operators/members/add-member-note.ts';
import { listMemberNotes, type MemberNote } from '#contract/operators/members/list-member-notes.ts';
import { strikeMemberNote } from '#contract/operators/members/strike-member-note.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, pagesFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './member-desk.module.css';
import { MemberSection, Nothing } from './member-section.tsx';

const notePages = (member: Id) =>
  pagesFor(listMemberNotes, { member, page: 1 }, (last, pages) =>
    last.has_more ? { member, page: pages.length + 1 } : undefined,
  );

const addNoteMutation = () => mutationFor(addMemberNote, { idempotent: true });
const strikeNoteMutation = () => mutationFor(strikeMemberNote, { idempotent: true });

/** The newest acts of the page change with each note. */
function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}

function NoteForm({ member }: { member: Id }) {
  const text = useText();
  const failure = useFailureText();
  const refresh = useRefresh();
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  // One id per note, so that a repeated call writes no second one.
  const client = useRef<string | null>(null);
  const { mutate, isPending } = useMutation({
    ...addNoteMutation(),
    async onSuccess() {
      client.current = null;
      setWords('');
      await refresh();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    setMissing(said === '');
    if (said === '') return;
    client.current ??= crypto.randomUUID();
    mutate({ member, client_id: client.current, words: said });
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Textarea
        label={text('accounts.desk.note')}
        description={text('accounts.desk.note_hint')}
        value={words}
        maxLength={longestNote}
        autosize
        minRows={2}
        maxRows={10}
        error={isMissing ? text('kit.field.required') : undefined}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="light" loading={isPending}>
        {text('accounts.desk.note_save')}
      </Button>
    </form>
  );
}

function Note({ member, note }: { member: Id; note: MemberNote }) {
  const text = useText();
  const intl = useIntl();
  const failure = useFailureText();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    ...strikeNoteMutation(),
    onSuccess: refresh,
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const { id, author, own, words, written_at, struck_at } = note;
  const at = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.item}>
      {struck_at === null ? (
        <p className={styles.words}>{words}</p>
      ) : (
        <s className={styles.words} data-struck>
          {words}
        </s>
      )}
      <span className={styles.facts}>
        <span>{author}</span>
        <time dateTime={written_at}>{at(written_at)}</time>
        {struck_at === null ? null : (
          <span>{text('accounts.desk.note_struck', { date: at(struck_at) })}</span>
        )}
        {own && struck_at === null ? (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={isPending}
            onClick={() => mutate({ member, note: id })}
          >
            {text('accounts.desk.note_strike')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

/** Notes of operators, with a form for a new one. `isErased`: nothing can be written any more. */
export function NotesSection({ member, isErased }: { member: Id; isErased: boolean }) {
  const text = useText();
  const query = useInfiniteQuery(notePages(member));
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  return (
    <MemberSection title={text('accounts.desk.notes')} query={query}>
      {({ pages }) => {
        const notes = pages.flatMap(({ results }) => results);
        return (
          <>
            {isErased ? null : <NoteForm member={member} />}
            {notes.length === 0 ? <Nothing>{text('accounts.desk.notes_none')}</Nothing> : null}
            <ul className={styles.list}>
              {notes.map((note) => (
                <Note key={note.id} member={member} note={note} />
              ))}
            </ul>
            {hasNextPage ? (
              <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {text('accounts.desk.more')}
              </Button>
            ) : null}
          </>
        );
      }}
    </MemberSection>
  );
}
