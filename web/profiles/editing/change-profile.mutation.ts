import { changeProfile } from '#contract/profiles/change-profile.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const changeProfileMutation = () => mutationFor(changeProfile, { idempotent: true });
