import { sql } from 'kysely';
import { paymentMethods } from '#contract/payments/payment-method.ts';
import { niches } from '#contract/sites/niche.ts';
import type { SitesTables } from '#database/tables/sites.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { createDemoPerson } from './create-demo-person.ts';
import { demoPeople } from './demo-people.ts';
import { type DemoSite, demoCompany } from './demo-sites.ts';
import { fictionalMembers } from './fictional-members.ts';
import { insertFictionalMembers } from './insert-fictional-members.ts';
import { membersPerSite } from './seed-constants.ts';

/** An arbitrary number shared by all processes, so that two processes never seed at once. */
const seedingLock = 7_305_001;

async function isSeeded(db: Handle, site: number): Promise<boolean> {
  const { rows } = await sql<{ seeded: boolean }>`
    select exists(select from profiles where site_id = ${site}::smallint and fictional) as seeded`.execute(
    db,
  );
  return rows[0]?.seeded ?? false;
}

/**
 * The host may belong to a site that was added by hand, or to the default site of a first start without the
 * demo (PUBLIC_URL).
 */
async function isHostOfAnother(db: Handle, { id, host }: DemoSite): Promise<boolean> {
  const { rows } = await sql`select from sites where host = ${host} and id <> ${id}`.execute(db);
  return rows.length > 0;
}

async function storeSite(handle: Handle, site: DemoSite): Promise<void> {
  const db = handle.$extendTables<SitesTables>();
  const { id, vat_numbers, ...company } = demoCompany;
  const values = {
    ...company,
    tradenames: [...company.tradenames],
    vat_numbers: JSON.stringify(vat_numbers),
  };
  await db
    .insertInto('companies')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  const settings = JSON.stringify({
    payment_methods: paymentMethods,
    // The texts of the product document reveal accounts.
    reveal_account_existence: 'yes',
    // The tiles of the built-in feed (DISC-4).
    member_resell: 'yes',
    support_phone: demoCompany.support_phone,
    support_email: `service@${site.niche === 'general' ? 'vonk' : site.niche}.example`,
  });
  const niche = niches.indexOf(site.niche) + 1;
  await db
    .insertInto('sites')
    .values({
      id: site.id,
      host: site.host,
      is_default: site.id === 1,
      company_id: demoCompany.id,
      niche,
      settings,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ niche, settings }))
    .execute();
}

/**
 * Seeds one demo site in the given transaction: the site, its fictional members and the demo logins. Skips a
 * site that already has fictional members, or whose host belongs to another site, so that no start fails.
 * Returns false if it did nothing.
 */
export async function seedSite(
  db: Handle,
  site: DemoSite,
  passwordHash: () => Promise<string>,
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${seedingLock}::bigint)`.execute(db);
  if ((await isSeeded(db, site.id)) || (await isHostOfAnother(db, site))) return false;
  await storeSite(db, site);
  await insertFictionalMembers(db, site.id, fictionalMembers(site.niche, membersPerSite, now));
  const hash = await passwordHash();
  for (const person of demoPeople) await createDemoPerson(db, site, person, hash, now);
  return true;
}
