import { checkBirthDate } from '#contract/accounts/check-birth-date.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Asking again changes nothing: what was refused stays refused. */
export const checkBirthDateMutation = () => mutationFor(checkBirthDate, { idempotent: true });
