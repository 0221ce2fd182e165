import { changeLocation } from '#contract/profiles/change-location.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const changeLocationMutation = () => mutationFor(changeLocation, { idempotent: true });
