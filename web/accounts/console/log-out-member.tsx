import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logOutMember } from '#contract/accounts/console/log-out-member.ts';
import type { Id } from '#contract/kit/id.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const logOutMemberMutation = () => mutationFor(logOutMember, { idempotent: true });

/** Ends all logins of a member, after one question. */
export function LogOutMember({ member }: { member: Id }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    ...logOutMemberMutation(),
    async onSuccess({ ended }) {
      setOpen(false);
      toast({ tone: 'success', text: text('accounts.desk.logged_out', { ended }) });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('accounts.desk.log_out')}
      </Button>
      {isOpen ? (
        <Dialog
          title={text('accounts.desk.log_out_title')}
          noCross
          stays={isPending}
          onClose={() => setOpen(false)}
        >
          <p>{text('accounts.desk.log_out_what')}</p>
          <Group justify="flex-end" gap="xs">
            <Button variant="subtle" onClick={() => setOpen(false)}>
              {text('kit.cancel')}
            </Button>
            <Button loading={isPending} onClick={() => mutate({ member })}>
              {text('accounts.desk.log_out')}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </>
  );
}
