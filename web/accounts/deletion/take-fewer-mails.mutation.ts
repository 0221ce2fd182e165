import { takeFewerMails } from '#contract/accounts/take-fewer-mails.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** May be repeated: fewer is fewer. */
export const takeFewerMailsMutation = () => mutationFor(takeFewerMails, { idempotent: true });
