import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const ownProfileQuery = () => queryFor(getOwnProfile, {});
