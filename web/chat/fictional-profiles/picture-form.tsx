import { Alert, Button, FileInput, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addFictionalPicture } from '#contract/photos/fictional/add-fictional-picture.ts';
import { pictureOrigins } from '#contract/photos/fictional/fictional-picture.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { type CallForm, useCallForm } from '#web/ui/forms/use-call-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './fictional.module.css';

const recordFields = ['origin', 'licence', 'source', 'made_on', 'depicts'] as const;
const personFields = ['person_name', 'person_born', 'identity', 'release'] as const;

/** An upload takes longer than another call. */
const uploadMilliseconds = 120_000;

function PersonFields({ errorOf }: Pick<CallForm, 'errorOf'>) {
  const text = useText();
  return (
    <div className={houseStyles.two}>
      {personFields.map((name) => (
        <TextInput
          key={name}
          label={text(`photos.record.${name}`)}
          name={name}
          type={name === 'person_born' ? 'date' : 'text'}
          maxLength={300}
          autoComplete="off"
          error={errorOf(name)}
        />
      ))}
    </div>
  );
}

type RecordParts = Pick<CallForm, 'errorOf'> & { depicts: string; choose: (depicts: string) => void };

function RecordFields({ errorOf, depicts, choose }: RecordParts) {
  const text = useText();
  const none = { value: '', label: text('photos.record.choose') };
  return (
    <div className={houseStyles.two}>
      <NativeSelect
        label={text('photos.record.origin')}
        name="origin"
        error={errorOf('origin')}
        data={[none, ...pictureOrigins.map((value) => ({ value, label: text(`photos.origin.${value}`) }))]}
      />
      <TextInput
        label={text('photos.record.made_on')}
        name="made_on"
        type="date"
        error={errorOf('made_on')}
      />
      <TextInput
        label={text('photos.record.licence')}
        description={text('photos.record.licence_hint')}
        name="licence"
        maxLength={300}
        autoComplete="off"
        error={errorOf('licence')}
      />
      <TextInput
        label={text('photos.record.source')}
        description={text('photos.record.source_hint')}
        name="source"
        maxLength={300}
        autoComplete="off"
        error={errorOf('source')}
      />
      <NativeSelect
        label={text('photos.record.depicts')}
        name="depicts"
        value={depicts}
        onChange={({ currentTarget: { value } }) => choose(value)}
        error={errorOf('depicts')}
        data={[
          none,
          { value: 'nobody', label: text('photos.record.nobody') },
          { value: 'person', label: text('photos.record.person') },
        ]}
      />
    </div>
  );
}

/** A new picture with its licence and record: all fields are required (FIC-13, US-1). */
export function PictureForm({ profile }: { profile: number }) {
  const text = useText();
  const queries = useQueryClient();
  const [photo, setPhoto] = useState<File | null>(null);
  const [depicts, setDepicts] = useState('');
  const form = useCallForm({
    domain: 'photos',
    schema: addFictionalPicture.input,
    mutation: mutationFor(addFictionalPicture, { timeout: uploadMilliseconds }),
    fields: ['photo', ...recordFields, ...(depicts === 'person' ? personFields : [])],
    prepare: (typed) => ({ ...typed, photo: photo ?? undefined, profile: String(profile) }),
    async onDone() {
      toast({ tone: 'success', text: text('photos.record.added') });
      await queries.invalidateQueries();
    },
  });
  const { errorOf } = form;
  return (
    <details>
      <summary className={styles.back}>{text('photos.add')}</summary>
      <form className={houseStyles.form} {...form.formProps}>
        <FileInput
          label={text('photos.record.file')}
          placeholder={text('photos.record.choose')}
          accept="image/jpeg,image/png,image/webp"
          value={photo}
          onChange={setPhoto}
          error={errorOf('photo')}
        />
        <RecordFields errorOf={errorOf} depicts={depicts} choose={setDepicts} />
        {depicts === 'person' ? <PersonFields errorOf={errorOf} /> : null}
        {form.failure === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {form.failure}
          </Alert>
        )}
        <div className={houseStyles.buttons}>
          <Button type="submit" loading={form.busy}>
            {text('photos.add')}
          </Button>
        </div>
      </form>
    </details>
  );
}
