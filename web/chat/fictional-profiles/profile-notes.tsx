import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { longestNote } from '#contract/chat/editors/editor-talk.ts';
import { addProfileNote } from '#contract/chat/fictional/add-profile-note.ts';
import type { getFictionalProfile } from '#contract/chat/fictional/get-fictional-profile.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './fictional.module.css';

/** Facts and notes that editors read in each conversation of the profile. They never change. */
export function ProfileNotes({ known }: { known: AnswerOf<typeof getFictionalProfile> }) {
  const text = useText();
  const intl = useIntl();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const { mutate, isPending } = useMutation({
    ...mutationFor(addProfileNote),
    async onSuccess() {
      setWords('');
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (said !== '') mutate({ profile: known.profile, words: said });
  };
  return (
    <Panel className={houseStyles.part}>
      <h2 className={houseStyles.heading}>{text('chat.profiles.notes')}</h2>
      {known.notes.length === 0 ? <p className={houseStyles.quiet}>{text('chat.editor.no_notes')}</p> : null}
      <ul className={houseStyles.list}>
        {known.notes.map((note) => (
          <li key={note.id} className={houseStyles.change}>
            <span className={styles.words}>{note.words}</span>
            <span className={houseStyles.facts}>
              <span>{note.by}</span>
              <time dateTime={note.at}>{intl.formatDate(note.at, { dateStyle: 'medium' })}</time>
            </span>
          </li>
        ))}
      </ul>
      <form className={houseStyles.form} noValidate onSubmit={add}>
        <Textarea
          label={text('chat.editor.note_words')}
          description={text('chat.profiles.notes_hint')}
          value={words}
          maxLength={longestNote}
          autosize
          minRows={2}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <div className={houseStyles.buttons}>
          <Button type="submit" variant="light" loading={isPending}>
            {text('chat.editor.note_add')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
