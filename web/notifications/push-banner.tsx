import { Button, CloseButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useDismissal } from './dismissal.ts';
import { usePushOffer } from './push-store.ts';
import { usePush } from './use-push.ts';

/**
 * Offers push to members whose device supports it and is not subscribed. It can be dismissed for good
 * (SHELL-13, SHELL-14).
 */
export function PushBanner({ member }: { member: number }) {
  const text = useText();
  const { isDismissed, dismiss } = useDismissal('push', member);
  const { isPending, turnOn } = usePush(member);
  if (!usePushOffer(member) || isDismissed) return null;
  return (
    <Banner
      label={text('notifications.push.banner_label')}
      icon={<IconBell size={20} aria-hidden />}
      short={text('notifications.push.short')}
      ways={
        <>
          <Button size="sm" loading={isPending} onClick={turnOn}>
            {text('notifications.push.turn_on')}
          </Button>
          <CloseButton size={44} aria-label={text('notifications.push.dismiss')} onClick={dismiss} />
        </>
      }
    >
      {text('notifications.push.banner')}
    </Banner>
  );
}
