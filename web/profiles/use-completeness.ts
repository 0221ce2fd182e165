import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSettings } from '#web/sites/settings.ts';
import { completenessOf } from './editing/completeness.ts';
import { ownProfileQuery } from './own-profile-query.ts';

export const prefetchOwnProfile = (queries: QueryClient): Promise<void> =>
  queries.prefetchQuery(ownProfileQuery());

/** The completed share of the member's own profile in percent; undefined until it is known. */
export function useCompleteness(): number | undefined {
  const { visible_profile_fields: fields, visible_profile_notes: notes } = useSettings();
  const { data } = useQuery(ownProfileQuery());
  return data && completenessOf(data.profile, { fields, notes }).percent;
}
