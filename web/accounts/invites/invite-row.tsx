import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invite } from '#contract/accounts/console/list-invites.ts';
import { withdrawInvite } from '#contract/accounts/console/withdraw-invite.ts';
import styles from '#web/operators/console-house.module.css';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useMomentText } from '#web/operators/moment-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const withdrawMutation = () => mutationFor(withdrawInvite, { idempotent: true });

function Withdraw({ id }: Pick<Invite, 'id'>) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useMutation({
    ...withdrawMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('kit.saved') });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
    onSettled: close,
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {text('accounts.invites.withdraw')}
      </Button>
      {asking ? (
        <Dialog title={text('accounts.invites.withdraw')} noCross onClose={close}>
          <p>{text('accounts.invites.withdraw_what')}</p>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="subtle" onClick={close}>
              {text('kit.cancel')}
            </Button>
            <Button loading={isPending} onClick={() => mutate({ id })}>
              {text('accounts.invites.withdraw')}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </>
  );
}

/** One invite: its site, its state, and who made, used or withdrew it. */
export function InviteRow({ invite }: { invite: Invite }) {
  const text = useText();
  const moment = useMomentText();
  const { made_by, made_at, used_at, member, withdrawn_by, withdrawn_at } = invite;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {invite.host}
          <Pill tone={invite.state === 'open' ? 'success' : 'quiet'}>
            {text(`accounts.invites.state.${invite.state}`)}
          </Pill>
        </p>
        <p className={styles.facts}>
          <span>
            {made_by === null
              ? text('accounts.invites.made_there', { moment: moment(made_at) })
              : text('accounts.invites.made', { account: made_by, moment: moment(made_at) })}
          </span>
          <span>{text('accounts.invites.until', { moment: moment(invite.expires_at) })}</span>
          {used_at === null ? null : (
            <span>{text('accounts.invites.used', { moment: moment(used_at) })}</span>
          )}
          {member === null ? null : <MemberLink member={member} />}
          {withdrawn_by === null || withdrawn_at === null ? null : (
            <span>
              {text('accounts.invites.withdrawn', { account: withdrawn_by, moment: moment(withdrawn_at) })}
            </span>
          )}
        </p>
      </div>
      {invite.state === 'open' ? (
        <div className={styles.buttons}>
          <Withdraw id={invite.id} />
        </div>
      ) : null}
    </li>
  );
}
