import { Button, CloseButton } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useDismissal } from './dismissal.ts';
import { type Cause, mainCause, useEnableAgain, useKindNames } from './notification-choices.ts';

/**
 * Banner for members whose mail is suppressed. It shows the cause and switches mail on again; after a bounce
 * the address must be verified again (SHELL-13, NOTIF-2, MEET-14). It can be dismissed for good.
 */
export function DisabledNotificationsBanner(props: {
  member: number;
  causes: readonly Cause[];
  /** The kinds of mail that a link ended; empty: all of them. */
  kinds: readonly NoticeKind[];
  /** Button that mails a link to verify the address. */
  verify: ReactNode;
  /** Reloads the member. */
  onEnabled: () => void;
}) {
  const text = useText();
  const { isDismissed, dismiss } = useDismissal('disabled-notifications', props.member);
  const { mutate, isPending } = useEnableAgain(() => {
    props.onEnabled();
    toast({ tone: 'success', text: text('notifications.stopped.enabled') });
  });
  const namesOf = useKindNames();
  const cause = mainCause(props.causes);
  if (cause === undefined || isDismissed) return null;
  return (
    <Banner
      label={text('notifications.stopped.label')}
      icon={<IconMailOff size={20} aria-hidden />}
      short={
        <Link to="/notifications">{text(`notifications.stopped.short_${cause.replace('-', '_')}`)}</Link>
      }
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
      {cause === 'list-unsubscribe' && props.kinds.length > 0
        ? text('notifications.stopped.banner_kinds', { kinds: namesOf(props.kinds) })
        : text(`notifications.stopped.banner_${cause.replace('-', '_')}`)}
    </Banner>
  );
}
