import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endFlagger } from '#contract/safety/flaggers/end-flagger.ts';
import { sendFlaggerKey } from '#contract/safety/flaggers/send-flagger-key.ts';
import type { TrustedFlagger } from '#contract/safety/flaggers/trusted-flagger.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './flaggers.module.css';

type Act = 'key' | 'end';

const operationOf = { key: sendFlaggerKey, end: endFlagger } as const;

/** Says what will happen, and asks once. */
function ConfirmAct({ act, flagger, onClose }: { act: Act; flagger: TrustedFlagger; onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(operationOf[act], { flagger: flagger.id }),
    async onSuccess() {
      toast({ tone: 'success', text: text(`safety.flaggers.${act}_done`) });
      onClose();
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Dialog title={text(`safety.flaggers.${act}`)} noCross stays={isPending} onClose={onClose}>
      <div className={styles.part}>
        <p>{text(`safety.flaggers.${act}_what`, { name: flagger.name })}</p>
        <div className={styles.line}>
          <Button {...(act === 'end' && { color: 'red' })} loading={isPending} onClick={() => mutate()}>
            {text(`safety.flaggers.${act}`)}
          </Button>
          <Button variant="subtle" disabled={isPending} onClick={onClose}>
            {text('kit.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** One trusted flagger with its state, its counts and its acts. */
export function FlaggerRow({ flagger }: { flagger: TrustedFlagger }) {
  const text = useText();
  const intl = useIntl();
  const [open, setOpen] = useState<Act | null>(null);
  const { ended_at: ended, confirmed_at: confirmed, active } = flagger;
  const state = ended !== null ? 'ended' : active ? 'active' : confirmed === null ? 'waiting' : 'expired';
  const { notices, waiting, upheld, not_upheld: refused } = flagger;
  return (
    <li>
      <Panel className={styles.part}>
        <p className={styles.line}>
          <strong>{flagger.name}</strong>
          <Pill tone={active ? 'success' : 'quiet'}>{text('safety.flaggers.state', { state })}</Pill>
        </p>
        <p className={styles.line}>
          <span>{flagger.authority}</span>
          <span>{flagger.email}</span>
          <span className={styles.quiet}>
            {text('safety.flaggers.valid', {
              // The end is the first moment of the day after the last one.
              date: intl.formatDate(Date.parse(flagger.valid_until) - 1, {
                ...{ dateStyle: 'medium', timeZone: 'UTC' },
              }),
            })}
          </span>
        </p>
        <p className={styles.quiet}>
          {text('safety.flaggers.counts', { notices, waiting, upheld, refused })}
        </p>
        {ended === null ? (
          <div className={styles.line}>
            <Button variant="default" size="sm" onClick={() => setOpen('key')}>
              {text('safety.flaggers.key')}
            </Button>
            <Button variant="subtle" color="red" size="sm" onClick={() => setOpen('end')}>
              {text('safety.flaggers.end')}
            </Button>
          </div>
        ) : null}
      </Panel>
      {open === null ? null : <ConfirmAct act={open} flagger={flagger} onClose={() => setOpen(null)} />}
    </li>
  );
}
