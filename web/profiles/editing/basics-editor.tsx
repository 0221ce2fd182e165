import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { fieldErrors } from '#contract/kit/field-errors.ts';
import { lookingFor, profileName } from '#contract/profiles/fields.ts';
import { changeSexuality, sexualitiesOf } from '#contract/profiles/orientation.ts';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx';
import { useFieldText } from '#web/ui/forms/field-text.ts';
import styles from './basics-editor.module.css';
import { SaveStatus } from './save-status.tsx';
import { useOwnProfile, useSavedSection } from './use-saved-section.ts';

/** The name that others see. Saved with a button and validated by the server's own schema (ACC-4). */
function NameField() {
  const text = useText();
  const fieldText = useFieldText('profiles');
  const { profile } = useOwnProfile();
  const section = useSavedSection();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const kept = profile?.name ?? '';
  const name = typed ?? kept;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = z.safeParse(profileName, name);
    const [fault] = checked.success ? [] : fieldErrors(checked.error);
    setError(fault && fieldText(fault));
    if (checked.success) section.change({ name: checked.data }, () => setTyped(null));
  };
  return (
    <form className={styles.name} onSubmit={submit} noValidate>
      <TextInput
        className={styles.input ?? ''}
        label={text('profiles.basics.name')}
        autoComplete="nickname"
        maxLength={30}
        required
        withAsterisk={false}
        value={name}
        error={error ?? section.fieldError('name')}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        variant="light"
        loading={section.state === 'saving'}
        disabled={name.trim() === kept}
      >
        {text('profiles.edit.save')}
      </Button>
      {section.state === 'idle' || section.fieldError('name') ? null : <SaveStatus section={section} />}
    </form>
  );
}

/**
 * The member's name, sexuality and preferred gender. Explains why gender and age cannot change after sign-up
 * (PROF-1, PROF-9).
 */
export function BasicsEditor() {
  const text = useText();
  const { support_email } = useSettings();
  const { profile } = useOwnProfile();
  const section = useSavedSection();
  if (profile === null) return null;
  const fitting = sexualitiesOf[profile.gender];
  // A profile from before the rule keeps its own answer in sight.
  const sexualities = fitting.includes(profile.sexuality) ? fitting : [...fitting, profile.sexuality];
  return (
    <div className={styles.basics}>
      <NameField />
      <div className={styles.fields}>
        <ChoicePills
          label={text('profiles.basics.looking_for')}
          value={profile.looking_for}
          onChange={(value) => section.change({ looking_for: value })}
          options={lookingFor.options.map((value) => ({
            value,
            label: text(`profiles.looking_for.${value}`),
          }))}
        />
        <ChoicePills
          label={text('profiles.basics.sexuality')}
          value={profile.sexuality}
          onChange={(value) => section.change(changeSexuality(profile, value))}
          options={sexualities.map((value) => ({ value, label: text(`profiles.sexuality.${value}`) }))}
        />
      </div>
      <SaveStatus section={section} />
      <dl className={styles.fixed}>
        <div>
          <dt>{text('profiles.basics.gender')}</dt>
          <dd>{text(`profiles.gender.${profile.gender}`)}</dd>
        </div>
        <div>
          <dt>{text('profiles.basics.age')}</dt>
          <dd>{text('profiles.basics.years', { age: profile.age })}</dd>
        </div>
      </dl>
      <p className={styles.why}>
        <RichText
          id="profiles.basics.fixed"
          values={{ email: support_email, a: (parts) => <a href={`mailto:${support_email}`}>{parts}</a> }}
        />
      </p>
    </div>
  );
}
