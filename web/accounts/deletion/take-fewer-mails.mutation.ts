import { takeFewerMails } from '#contract/accounts/take-fewer-mails.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: a second call changes nothing. */
export const takeFewerMailsMutation = () => mutationFor(takeFewerMails, { idempotent: true });
