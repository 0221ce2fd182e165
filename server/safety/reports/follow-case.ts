import type { Handle } from '#server/platform/database/handle.ts';
import type { HeldReport } from './held-report.ts';
import { copyReport, type FollowingReport } from './reports.sql.ts';

/**
 * Opens a separate case for another account of the same person, with the same evidence. A decision against
 * that account therefore has its own reasons and appeal (TRUST-9, DSA-2, DSA-3). The caller decides on it at
 * once.
 */
export async function openFollowingCase(
  db: Handle,
  held: HeldReport,
  account: FollowingReport,
): Promise<HeldReport> {
  const { member, site, origin } = account;
  return {
    ...held,
    id: await copyReport(db, held.id, account),
    site,
    member,
    origin,
    reporter: null,
    photo: null,
    conversation: null,
    message: null,
    said: undefined,
    asksBack: false,
    follows: held.id,
    status: 'open',
    subject: 'elsewhere',
    first: null,
    appeal: null,
  };
}
