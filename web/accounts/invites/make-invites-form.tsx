import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeInvites } from '#contract/accounts/console/make-invites.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';

const makeMutation = () => mutationFor(makeInvites);
const fields = ['site', 'count', 'days'] as const;

/** Makes invites. Their links are shown once, because only hashes are stored. */
export function MakeInvitesForm({ sites }: { sites: ReadonlyArray<{ site: number; host: string }> }) {
  const text = useText();
  const queries = useQueryClient();
  const [made, setMade] = useState<AnswerOf<typeof makeInvites>['invites']>([]);
  const form = useCallForm({
    domain: 'accounts',
    schema: makeInvites.input,
    mutation: makeMutation(),
    fields,
    prepare: (typed) =>
      Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, Number(value)])),
    async onDone({ invites }) {
      setMade(invites);
      await queries.invalidateQueries();
    },
  });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('accounts.invites.make')}</h2>
      <form className={styles.form} {...form.formProps}>
        <div className={styles.two}>
          <NativeSelect
            label={text('accounts.invites.site')}
            name="site"
            data={sites.map(({ site, host }) => ({ value: String(site), label: host }))}
            error={form.errorOf('site')}
          />
          <TextInput
            label={text('accounts.invites.count')}
            name="count"
            inputMode="numeric"
            defaultValue="1"
            error={form.errorOf('count')}
          />
          <TextInput
            label={text('accounts.invites.days')}
            name="days"
            inputMode="numeric"
            defaultValue="14"
            error={form.errorOf('days')}
          />
        </div>
        {form.failure === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {form.failure}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button type="submit" loading={form.busy}>
            {text('accounts.invites.make')}
          </Button>
        </div>
      </form>
      {made.length === 0 ? null : (
        <div role="status" className={styles.part}>
          <p className={styles.warning}>{text('accounts.invites.once')}</p>
          <ul className={styles.list}>
            {made.map(({ code, link }) => (
              <li key={code} className={styles.value}>
                {link}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
