import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { addEditorNote } from '#contract/chat/editors/add-editor-note.ts';
import { type EditorTalk, longestNote } from '#contract/chat/editors/editor-talk.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './talk.module.css';

const subjects = ['talk', 'profile'] as const;

/** Notes of editors about the profile and about this conversation. They never change. */
export function EditorNotes({ talk, added }: { talk: EditorTalk; added: () => void }) {
  const text = useText();
  const intl = useIntl();
  const failure = useFailureText();
  const [words, setWords] = useState('');
  const [about, setAbout] = useState<(typeof subjects)[number]>('talk');
  const { mutate, isPending } = useMutation({
    ...mutationFor(addEditorNote),
    onSuccess: () => {
      setWords('');
      added();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (said !== '') mutate({ conversation: talk.conversation, about, words: said });
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{text('chat.editor.notes')}</h2>
      {talk.notes.length === 0 ? <p className={styles.quiet}>{text('chat.editor.no_notes')}</p> : null}
      <ul className={styles.messages}>
        {talk.notes.map((note) => (
          <li key={note.id} className={styles.message}>
            <p className={styles.by}>
              <span>{text(`chat.editor.note_${note.about}`)}</span>
              <span>{text(`chat.editor.by_${note.by}`)}</span>
              <time dateTime={note.at}>{intl.formatDate(note.at, { day: 'numeric', month: 'short' })}</time>
            </p>
            <p className={styles.said}>{note.words}</p>
          </li>
        ))}
      </ul>
      <form className={styles.answer} onSubmit={add} noValidate>
        <Textarea
          label={text('chat.editor.note_words')}
          description={text('chat.editor.note_hint')}
          value={words}
          maxLength={longestNote}
          autosize
          minRows={2}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <div className={styles.choices}>
          {subjects.map((subject) => (
            <label key={subject}>
              <input
                type="radio"
                name="about"
                checked={about === subject}
                onChange={() => setAbout(subject)}
              />
              {text(`chat.editor.note_${subject}`)}
            </label>
          ))}
        </div>
        <Button type="submit" variant="light" loading={isPending}>
          {text('chat.editor.note_add')}
        </Button>
      </form>
    </section>
  );
}
