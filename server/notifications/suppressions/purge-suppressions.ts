import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { addressPage } from '../addresses/address-page.sql.ts';
import { forgetSuppressions, suppressedBefore } from './suppressions.sql.ts';

/**
 * An address that nobody has any more stays stopped so long: its owner may come back, or somebody else sign up with it,
 * and must not get mail that was asked to end. After years it is more likely that the mailbox has another owner (GDPR-9).
 */
const keptDays = 3 * 365;
const pageSize = 1000;

/** Forgets old stops of addresses that no member has. Those of members hold as long as they have the address. */
export async function purgeSuppressions({ db, keys, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 24 * 3600_000);
  const old = new Map((await suppressedBefore(db, before)).map((hash) => [hash.toString('hex'), hash]));
  let after: Id | null = null;
  // The database knows no hash of an address that is in use: each is made here.
  while (old.size > 0) {
    const page = await addressPage(db, after, pageSize);
    for (const { email } of page) old.delete(addressHash(keys, email).toString('hex'));
    after = page.at(-1)?.member_id ?? after;
    if (page.length < pageSize) break;
  }
  const gone = [...old.values()];
  for (let start = 0; start < gone.length; start += pageSize)
    await forgetSuppressions(db, gone.slice(start, start + pageSize), before);
}
