import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { LanguageState } from '#contract/content/texts/get-page-version.ts';
import type { PageVersion } from '#contract/content/texts/page-version.ts';
import { publishPageVersion } from '#contract/content/texts/publish-page-version.ts';
import { withdrawPageVersion } from '#contract/content/texts/withdraw-page-version.ts';
import { approvedPages } from '#contract/sites/page-name.ts';
import { ConfirmedButton } from '#web/operators/confirmed-button.tsx';
import styles from '#web/operators/console-house.module.css';
import { useMomentText } from '#web/operators/moment-text.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const publishMutation = () => mutationFor(publishPageVersion);

interface OfVersion {
  readonly version: PageVersion;
  /** The first possible moment of new terms. */
  readonly earliest: string | null;
  readonly languages: readonly LanguageState[];
}

function PublishDialog({ version, earliest, languages, onClose }: OfVersion & { onClose: () => void }) {
  const text = useText();
  const moment = useMomentText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...publishMutation(),
    async onSuccess({ waits }) {
      onClose();
      toast({ tone: 'success', text: text(waits ? 'content.texts.asked_now' : 'content.texts.published') });
      await queries.invalidateQueries();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('from') ?? '');
    mutate({ version: version.version, from: day === '' ? null : new Date(`${day}T00:00:00`).toISOString() });
  };
  const same = languages
    .filter(({ state }) => state === 'same')
    .map(({ language }) => languageNames[language]);
  const needsSecond = approvedPages.includes(version.name);
  return (
    <Dialog title={text('content.texts.publish')} noCross stays={isPending} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{text(needsSecond ? 'content.texts.publish_second' : 'content.texts.publish_what')}</p>
        {earliest === null ? null : (
          <p>{text('content.texts.publish_terms', { moment: moment(earliest) })}</p>
        )}
        {same.length === 0 ? null : (
          <p className={styles.warning}>{text('content.texts.still_same', { languages: same.join(', ') })}</p>
        )}
        <TextInput
          type="date"
          name="from"
          label={text('content.texts.from_day')}
          description={text(
            earliest === null ? 'content.texts.from_empty' : 'content.texts.from_empty_terms',
          )}
          {...(earliest === null ? {} : { min: earliest.slice(0, 10) })}
        />
        {error === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {failure(error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {text('kit.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {text(needsSecond ? 'content.texts.ask' : 'content.texts.publish')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function Withdraw({ version }: Pick<OfVersion, 'version'>) {
  const text = useText();
  const isDraft = version.state === 'draft';
  return (
    <ConfirmedButton
      label={text(isDraft ? 'content.texts.discard' : 'content.texts.withdraw')}
      words={text(isDraft ? 'content.texts.discard_what' : 'content.texts.withdraw_what')}
      done={text('kit.saved')}
      act={() => call(withdrawPageVersion, { version: version.version }, { idempotent: true })}
    />
  );
}

/** Publishes or discards a draft, and withdraws an announced version. */
export function DraftActions(of: OfVersion) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { state } = of.version;
  if (state !== 'draft' && state !== 'announced') return null;
  return (
    <div className={styles.buttons}>
      {state === 'draft' ? (
        <Button onClick={() => setOpen(true)}>{text('content.texts.publish')}</Button>
      ) : null}
      <Withdraw version={of.version} />
      {open ? <PublishDialog {...of} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
