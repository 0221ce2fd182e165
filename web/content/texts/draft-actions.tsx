import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { LanguageState } from '#contract/content/texts/get-page-version.ts';
import type { PageVersion } from '#contract/content/texts/page-version.ts';
import { publishPageVersion } from '#contract/content/texts/publish-page-version.ts';
import { withdrawPageVersion } from '#contract/content/texts/withdraw-page-version.ts';
import { approvedPages } from '#contract/sites/page-name.ts';
import styles from '#web/operators/console-house.module.css';
import { useMomentText } from '#web/operators/moment-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const publishMutation = () => mutationFor(publishPageVersion);
const withdrawMutation = () => mutationFor(withdrawPageVersion, { idempotent: true });

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

function WithdrawDialog({ version, onClose }: Pick<OfVersion, 'version'> & { onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const isDraft = version.state === 'draft';
  const { mutate, isPending } = useMutation({
    ...withdrawMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('kit.saved') });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
    onSettled: onClose,
  });
  const words = text(isDraft ? 'content.texts.discard' : 'content.texts.withdraw');
  return (
    <Dialog title={words} noCross onClose={onClose}>
      <p>{text(isDraft ? 'content.texts.discard_what' : 'content.texts.withdraw_what')}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="subtle" onClick={onClose}>
          {text('kit.cancel')}
        </Button>
        <Button loading={isPending} onClick={() => mutate({ version: version.version })}>
          {words}
        </Button>
      </Group>
    </Dialog>
  );
}

/** Publishes or discards a draft, and withdraws an announced version. */
export function DraftActions(of: OfVersion) {
  const text = useText();
  const [open, setOpen] = useState<'publish' | 'withdraw' | null>(null);
  const { state } = of.version;
  const close = () => setOpen(null);
  if (state !== 'draft' && state !== 'announced') return null;
  return (
    <div className={styles.buttons}>
      {state === 'draft' ? (
        <Button onClick={() => setOpen('publish')}>{text('content.texts.publish')}</Button>
      ) : null}
      <Button variant="default" onClick={() => setOpen('withdraw')}>
        {text(state === 'draft' ? 'content.texts.discard' : 'content.texts.withdraw')}
      </Button>
      {open === 'publish' ? <PublishDialog {...of} onClose={close} /> : null}
      {open === 'withdraw' ? <WithdrawDialog version={of.version} onClose={close} /> : null}
    </div>
  );
}
