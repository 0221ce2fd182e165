import type { ButtonProps } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ResendMail } from './activation/resend-mail.tsx';
import { useConfirmReminder } from './activation/use-confirm-reminder.ts';

export { useRefetchStatusOnReturn } from './activation/use-fresh-status.ts';

/** Sends another confirmation link after mail to the address bounced (MEET-14). */
export function ResendConfirmation(props: ButtonProps) {
  const text = useText();
  return <ResendMail {...props} label={text('accounts.mail.verify_again')} />;
}

/** Whether the member is reminded of the confirmation by a banner (ACC-6). */
export const useIsUnconfirmed = (): boolean => useConfirmReminder() === 'alert';

/**
 * Banner for members who have not confirmed their address yet; disappears after the confirmation (SHELL-13,
 * ACC-6).
 */
export function UnconfirmedBanner() {
  const text = useText();
  if (!useIsUnconfirmed()) return null;
  return (
    <Banner
      label={text('accounts.unconfirmed.label')}
      icon={<IconMail size={20} aria-hidden />}
      short={<Link to="/settings/account#email">{text('accounts.unconfirmed.short')}</Link>}
      ways={<ResendMail size="sm" variant="filled" />}
    >
      {text('accounts.unconfirmed.body')}{' '}
      <Link to="/settings/account#email">{text('accounts.confirm.other_address')}</Link>
    </Banner>
  );
}
