import type { ButtonProps } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ResendMail } from './activation/resend-mail.tsx';

/** Sends another confirmation link after mail to the address bounced (MEET-14). */
export function ResendConfirmation(props: ButtonProps) {
  const text = useText();
  return <ResendMail {...props} label={text('accounts.mail.verify_again')} />;
}
