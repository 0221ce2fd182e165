import { sendActivationMail } from '#contract/accounts/send-activation-mail.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const sendActivationMailMutation = () => mutationFor(sendActivationMail);
