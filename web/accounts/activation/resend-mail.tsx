import { Button, type ButtonProps } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendActivationMail } from '#contract/accounts/send-activation-mail.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { userQuery } from '../user.ts';
import { startResendWait, useResendWait } from './resend-wait.ts';

const sendActivationMailMutation = () => mutationFor(sendActivationMail);

/**
 * Sends the activation mail again and counts down until the next one is allowed. If the account turns out to
 * be active, the member is fetched again (ACC-6).
 */
export function ResendMail({ label, ...props }: ButtonProps & { label?: string }) {
  const text = useText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const seconds = useResendWait();
  const { mutate, isPending } = useMutation({
    ...sendActivationMailMutation(),
    onSuccess({ sent }) {
      toast({ tone: 'success', text: text(sent ? 'accounts.mail.sent' : 'accounts.mail.active') });
      if (sent) startResendWait();
      else void queries.invalidateQueries({ queryKey: userQuery().queryKey });
    },
    onError(error) {
      const isEnough = error instanceof ApiProblem && error.code === 'too_many_requests';
      toast({ tone: 'danger', text: isEnough ? text('accounts.mail.enough') : failureText(error) });
    },
  });
  return (
    <Button variant="light" loading={isPending} disabled={seconds > 0} onClick={() => mutate({})} {...props}>
      {seconds > 0 ? text('accounts.mail.again_in', { seconds }) : (label ?? text('accounts.mail.resend'))}
    </Button>
  );
}
