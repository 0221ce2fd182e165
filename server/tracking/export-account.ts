import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { sourceOfMember } from './traffic-sources.sql.ts';

/**
 * Returns the member's section of an export: the tags of their first page, and the consent for storing them
 * (GDPR-7).
 */
export async function exportAccount({ db, member }: AccountReader): Promise<AccountSection> {
  const kept = await sourceOfMember(db, member);
  if (kept === undefined) return { data: { traffic_source: null } };
  const { network, ref, sub1, sub2, sub3 } = kept;
  return {
    data: {
      traffic_source: { network, ref, sub1, sub2, sub3 },
      consent: {
        version: kept.consent_version,
        language: kept.consent_language,
        given_at: kept.consented_at,
        withdrawn_at: kept.withdrawn_at,
      },
    },
  };
}
