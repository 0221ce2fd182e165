import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import { unblockMember } from '#contract/safety/unblock-member.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { notifyMeeting } from './use-meeting-changed.ts';

/** Ends a block and refreshes what it hid. */
function useUnblockMember() {
  return useMutation({
    ...mutationFor(unblockMember, { idempotent: true }),
    onSuccess: ({ profile }) => notifyMeeting({ profile, met: true, blocked: false }),
  });
}

/** Ends a block at once. `name` is null if the other member is no longer visible to the user (SAFE-1). */
export function UnblockButton({ id, name, ...look }: ButtonProps & { id: Id; name: string | null }) {
  const text = useText();
  const failure = useFailureText();
  const unblock = useUnblockMember();
  const doIt = () =>
    unblock.mutate(
      { profile: id },
      {
        onSuccess: () =>
          toast({
            tone: 'success',
            text: name === null ? text('safety.unblock.done_nobody') : text('safety.unblock.done', { name }),
          }),
        onError: (error) => toast({ tone: 'danger', text: failure(error) }),
      },
    );
  return (
    <Button
      variant="default"
      {...look}
      loading={unblock.isPending}
      aria-label={name === null ? text('safety.unblock.do') : text('safety.unblock.that', { name })}
      onClick={doIt}
    >
      {text('safety.unblock.do')}
    </Button>
  );
}
