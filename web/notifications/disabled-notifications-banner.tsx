import { Button, CloseButton } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useDismissal } from './dismissal.ts';
import { type Cause, mainCause } from './main-cause.ts';
import { useEnableAgain } from './set-notification-choices.mutation.ts';

/**
 * For members whose mail is switched off: says why and switches it on again, or takes the address to be confirmed once
 * more after a bounce (SHELL-13, NOTIF-2, MEET-14). Put away, it stays away.
 */
export function DisabledNotificationsBanner(props: {
  member: number;
  causes: readonly Cause[];
  /** Button that mails a link to confirm the address. */
  verify: ReactNode;
  /** Reads the member afresh. */
  onEnabled: () => void;
  /** What may be said in its place where there is nothing to say of mails: one banner at a time. */
  otherwise: ReactNode;
}) {
  const text = useText();
  const { isDismissed, dismiss } = useDismissal('disabled-notifications', props.member);
  const { mutate, isPending } = useEnableAgain(() => {
    props.onEnabled();
    toast({ tone: 'success', text: text('notifications.stopped.enabled') });
  });
  const cause = mainCause(props.causes);
  if (cause === undefined || isDismissed) return props.otherwise;
  return (
    <Banner
      label={text('notifications.stopped.label')}
      icon={<IconMailOff size={20} aria-hidden />}
      ways={
        <>
          {cause === 'bounce' ? (
            props.verify
          ) : (
            <Button size="sm" loading={isPending} onClick={() => mutate({ enable_again: true })}>
              {text('notifications.stopped.enable')}
            </Button>
          )}
          <CloseButton size={44} aria-label={text('notifications.stopped.dismiss')} onClick={dismiss} />
        </>
      }
    >
      {text(`notifications.stopped.banner_${cause.replace('-', '_')}`)}
    </Banner>
  );
}
