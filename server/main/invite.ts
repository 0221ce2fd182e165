/**
 * `npm run invite -- --site=she.example.com`: creates codes for signing up on a site that is closed to other
 * new members (ACC-3). Each code has a link and works for one account. `--count=5` creates more codes;
 * `--days=30` makes them valid longer than 14 days. The service may be running or not. A code is printed here
 * and stored only as a hash.
 */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { createInvites } from '#server/accounts/door.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { loadSites, siteOfHost, siteOrigin } from '#server/sites/door.ts';
import { withCommandDatabase } from './open-database.ts';

const number = (maximum: number, otherwise: string) =>
  z.pipe(
    z.prefault(z.string().check(z.regex(/^[1-9]\d{0,3}$/, `a number from 1 to ${maximum}`)), otherwise),
    z.pipe(z.transform(Number), z.number().check(z.maximum(maximum, `a number from 1 to ${maximum}`))),
  );

const wanted = z.object({
  site: z.string('the host name of the site is missing, such as --site=localhost'),
  count: number(1000, '1'),
  days: number(365, '14'),
});

const wantedOf = (given: readonly string[]) => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...given], options: { site: text, count: text, days: text } });
  const checked = z.safeParse(wanted, values);
  if (checked.success) return checked.data;
  throw new Error(
    checked.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
  );
};

try {
  const { site: host, count, days } = wantedOf(process.argv.slice(2));
  const config = readConfig(process.env);
  const codes = await withCommandDatabase(config, async (db) => {
    await loadSites(db);
    const site = siteOfHost(host);
    if (site.host !== host.toLowerCase()) throw new Error(`--site: there is no site ${host}`);
    return createInvites(db, { site: site.id, count, days, now: new Date() });
  });
  for (const code of codes)
    console.log(`${code}  ${siteOrigin(config, { host: host.toLowerCase() })}/signup?invite=${code}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
