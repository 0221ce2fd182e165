import { CloseButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useDismissal } from '#web/notifications/dismissal.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Invites members without a photo to add one. After a dismissal the banner does not come back (SHELL-13). */
export function NoPhotoBanner({ member }: { member: number }) {
  const text = useText();
  const { isDismissed, dismiss } = useDismissal('no-photo', member);
  if (isDismissed) return null;
  return (
    <Banner
      label={text('photos.no_photo.label')}
      icon={<IconCamera size={20} aria-hidden />}
      short={text('photos.no_photo.body')}
      ways={
        <>
          <ButtonLink to="/profile#photos" size="sm">
            {text('photos.no_photo.add')}
          </ButtonLink>
          <CloseButton size={44} aria-label={text('photos.no_photo.dismiss')} onClick={dismiss} />
        </>
      }
    >
      {text('photos.no_photo.body')}
    </Banner>
  );
}
