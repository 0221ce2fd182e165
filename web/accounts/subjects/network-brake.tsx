import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { brakeHours, brakeNetwork } from '#contract/accounts/subjects/brake-network.ts';
import type { getCommonTrace } from '#contract/accounts/subjects/get-common-trace.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './subjects.module.css';

type Hours = (typeof brakeHours)[number];

const lengths = brakeHours.filter((hours) => hours > 0);

/** Stops new accounts from a network for some hours, asked once, and releases it again (SAFE-8). */
export function NetworkBrake({ trace }: { trace: AnswerOf<typeof getCommonTrace> }) {
  const text = useText();
  const intl = useIntl();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Hours | null>(null);
  const { mutate, isPending } = useMutation({
    ...mutationFor(brakeNetwork, { idempotent: true }),
    async onSuccess() {
      setAsked(null);
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const { id, braked_until: until } = trace;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('accounts.trace.brake')}</h2>
      <p className={styles.quiet}>{text('accounts.trace.brake_lead')}</p>
      {until === null ? (
        <div className={styles.acts}>
          {lengths.map((hours) => (
            <Button key={hours} variant="default" onClick={() => setAsked(hours)}>
              {text('accounts.trace.brake_for', { hours })}
            </Button>
          ))}
        </div>
      ) : (
        <>
          <p role="status">
            {text('accounts.trace.braked', {
              moment: intl.formatDate(until, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          <div className={styles.acts}>
            <Button variant="default" loading={isPending} onClick={() => mutate({ id, hours: 0 })}>
              {text('accounts.trace.release')}
            </Button>
          </div>
        </>
      )}
      {asked === null ? null : (
        <Dialog title={text('accounts.trace.brake')} noCross stays={isPending} onClose={() => setAsked(null)}>
          <p>{text('accounts.trace.brake_what', { hours: asked })}</p>
          <div className={styles.acts}>
            <Button color="red" loading={isPending} onClick={() => mutate({ id, hours: asked })}>
              {text('accounts.trace.brake_for', { hours: asked })}
            </Button>
            <Button variant="subtle" disabled={isPending} onClick={() => setAsked(null)}>
              {text('kit.cancel')}
            </Button>
          </div>
        </Dialog>
      )}
    </Panel>
  );
}
