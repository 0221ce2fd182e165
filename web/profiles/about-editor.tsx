import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './parts/about-editor.module.css';
import { useOwnProfile } from './state/use-own-profile.ts';

const longest = 2000;

/** The words about oneself: kept by a button, for nobody wants half a sentence to be public (PROF-1). */
export function AboutEditor() {
  const text = useText();
  const { profile, saving, changeAndSay } = useOwnProfile();
  const [typed, setTyped] = useState<string | null>(null);
  const kept = profile?.about ?? '';
  const about = typed ?? kept;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    changeAndSay({ about: about.trim() === '' ? null : about.trim() }, () => setTyped(null));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Textarea
        label={text('profiles.about.label')}
        placeholder={text('profiles.about.placeholder')}
        minRows={4}
        maxRows={14}
        maxLength={longest}
        value={about}
        disabled={profile === null}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" loading={saving} disabled={about.trim() === kept.trim()}>
        {text('profiles.edit.save')}
      </Button>
    </form>
  );
}
