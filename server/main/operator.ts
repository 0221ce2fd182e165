/**
 * `npm run operator -- --email=ine@example.com`: creates an operator and prints a set-up link (SAFE-2). With
 * the link the operator chooses a password and an authenticator app, once and within 24 hours. For an
 * existing operator the link restores access. A new or disabled operator becomes an administrator, or gets the
 * roles of `--roles=support,finance`. `--disable` ends the operator's sessions and deletes the
 * credentials, except of the last administrator. The service may be running or not.
 */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { emailAddress } from '#contract/kit/text.ts';
import { roleSet, roles } from '#contract/operators/roles.ts';
import { createSetUpLink, disableOperator } from '#server/operators/door.ts';
import type { Config } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { withCommandDatabase } from './open-database.ts';

const wantedOf = (given: readonly string[]) => {
  const options = {
    email: { type: 'string' },
    disable: { type: 'boolean', default: false },
    roles: { type: 'string', default: 'administrator' },
  } as const;
  const { email, disable, roles: listed } = parseArgs({ args: [...given], options }).values;
  const checked = z.safeParse(emailAddress, email);
  if (!checked.success)
    throw new Error(
      '--email: the address of the operator is missing or invalid, such as --email=ine@example.com',
    );
  const held = z.safeParse(roleSet, listed.split(','));
  if (!held.success)
    throw new Error(`--roles: a list of ${roles.join(', ')}, such as --roles=support,finance`);
  return { email: checked.data, disable, held: held.data };
};

/** The console's own host, or else the default site's address, because it answers on every site. */
const originOf = ({ consoleUrl, publicUrl, port }: Config): string =>
  consoleUrl ?? publicUrl ?? `http://localhost:${port}`;

try {
  const { email, disable, held } = wantedOf(process.argv.slice(2));
  const config = readConfig(process.env);
  const line = await withCommandDatabase(config, async (db) => {
    const now = new Date();
    if (!disable)
      return `${originOf(config)}/console/set-up?token=${await createSetUpLink(db, email, now, held)}`;
    const done = await disableOperator(db, email, now);
    if (done === 'unknown') throw new Error(`--email: there is no operator ${email}`);
    if (done === 'last_administrator')
      throw new Error(`--disable: ${email} is the last administrator; make another one first`);
    return `${email} can no longer log in`;
  });
  console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
