import { CloseButton } from '@mantine/core';
import { IconFileText, IconSpeakerphone } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { dismissAnnouncement } from '#contract/sites/dismiss-announcement.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useReloadUser } from '../session/use-reload-user.ts';

const dismissMutation = () => mutationFor(dismissAnnouncement, { idempotent: true });

/** Announces new terms until the member has accepted them (CON-13). */
export function TermsBanner({ terms }: { terms: NonNullable<CurrentUser['terms']> }) {
  const text = useText();
  const date = new Date(terms.from);
  return (
    <Banner
      label={text('accounts.new_terms.title')}
      icon={<IconFileText size={20} aria-hidden />}
      short={text('accounts.new_terms.short')}
      ways={
        <ButtonLink to="/new-terms" size="sm" variant="filled">
          {text('accounts.new_terms.open')}
        </ButtonLink>
      }
    >
      {text('accounts.new_terms.banner', { date })}
    </Banner>
  );
}

/** A short message of the site. Its member closes it on all devices (SAFE-6). */
export function AnnouncementBanner(props: { announcement: NonNullable<CurrentUser['announcement']> }) {
  const { id, short, body, link } = props.announcement;
  const text = useText();
  const reload = useReloadUser();
  const { mutate, isPending } = useMutation({ ...dismissMutation(), onSuccess: reload });
  return (
    <Banner
      label={text('shell.announcement')}
      icon={<IconSpeakerphone size={20} aria-hidden />}
      short={short}
      ways={
        <>
          {link === null ? null : (
            <ButtonLink to={link} size="sm">
              {text('shell.announcement_more')}
            </ButtonLink>
          )}
          <CloseButton
            size={44}
            disabled={isPending}
            aria-label={text('kit.close')}
            onClick={() => mutate({ id })}
          />
        </>
      }
    >
      {body}
    </Banner>
  );
}
