import { checkBirthDate } from '#contract/accounts/check-birth-date.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: a date that was rejected stays rejected. */
export const checkBirthDateMutation = () => mutationFor(checkBirthDate, { idempotent: true });
