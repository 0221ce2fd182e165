import { Button, Group, NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PageVersion } from '#contract/content/texts/page-version.ts';
import { startDraft } from '#contract/content/texts/start-draft.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { pagesQuery } from './text-queries.ts';

const startDraftMutation = () => mutationFor(startDraft);

function StartDraftDialog({ version, onClose }: { version: PageVersion; onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(pagesQuery());
  const { mutate, isPending } = useMutation({
    ...startDraftMutation(),
    async onSuccess({ name, version: number }) {
      await queries.invalidateQueries();
      await navigate(`/console/house/texts/${name}/${number}`);
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const site = String(new FormData(event.currentTarget).get('site') ?? '');
    mutate({ name: version.name, from: version.version, site: site === '' ? null : Number(site) });
  };
  const hosts = (data?.sites ?? []).map(({ site, host }) => ({ value: String(site), label: host }));
  return (
    <Dialog title={text('content.texts.start')} noCross onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{text('content.texts.start_what')}</p>
        <NativeSelect
          label={text('content.texts.for_site')}
          name="site"
          defaultValue={version.site === null ? '' : String(version.site.site)}
          data={[{ value: '', label: text('content.texts.all_sites') }, ...hosts]}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {text('kit.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {text('content.texts.start')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

/** Starts a draft with the words of a version: the next version, or the way back to an earlier one. */
export function StartDraft({ version }: { version: PageVersion }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text(version.state === 'in_force' ? 'content.texts.start' : 'content.texts.back_to_this')}
      </Button>
      {open ? <StartDraftDialog version={version} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
