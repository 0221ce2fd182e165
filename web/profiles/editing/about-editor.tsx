import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './about-editor.module.css';
import { SaveStatus } from './save-status.tsx';
import { useOwnProfile, useSavedSection } from './use-saved-section.ts';

const longest = 2000;

/**
 * The member's text about themselves. Saved with a button, because nobody wants half a sentence to be public
 * (PROF-1).
 */
export function AboutEditor() {
  const text = useText();
  const { profile } = useOwnProfile();
  const section = useSavedSection();
  const [typed, setTyped] = useState<string | null>(null);
  const kept = profile?.about ?? '';
  const about = typed ?? kept;
  const changed = about.trim() !== kept.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    section.change({ about: about.trim() === '' ? null : about.trim() }, () => setTyped(null));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Textarea
        label={text('profiles.about.label')}
        placeholder={text('profiles.about.placeholder')}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={longest}
        value={about}
        disabled={profile === null}
        error={section.fieldError('about')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className={styles.count}>{text('profiles.about.count', { count: about.length, longest })}</p>
      <div className={styles.end}>
        <Button type="submit" loading={section.state === 'saving'} disabled={!changed}>
          {text('profiles.edit.save')}
        </Button>
        {changed && section.state === 'saved' ? null : <SaveStatus section={section} />}
      </div>
    </form>
  );
}
