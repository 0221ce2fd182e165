import { sql } from 'kysely';
import { finishOperatorLogIn } from '#contract/operators/finish-operator-log-in.ts';
import { finishSetUp } from '#contract/operators/finish-set-up.ts';
import { logInOperator } from '#contract/operators/log-in-operator.ts';
import type { Role } from '#contract/operators/roles.ts';
import { startSetUp } from '#contract/operators/start-set-up.ts';
import { createSetUpLink } from '#server/operators/door.ts';
import type { Client } from '../service/client.ts';
import type { TestService } from '../service/service.ts';
import { totpCodeAt } from './two-step.ts';

export interface TestOperator {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  /** Secret of the authenticator app. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The browser in which the operator is logged in. */
  readonly client: Client;
}

const password = 'an operators long password';
let made = 0;

/** The app's code this number of steps later. Each code works once. */
export const codeLater = (secret: string, now: Date, steps: number): string =>
  totpCodeAt(secret, new Date(now.getTime() + steps * 30_000));

/** Both steps of the log-in. */
export async function logInAs(
  client: Client,
  { email, password: typed, code }: { email: string; password: string; code: string },
) {
  const { token } = (await client.api(logInOperator, { email, password: typed })).answer;
  return (await client.api(finishOperatorLogIn, { token, code })).answer.operator;
}

/**
 * A logged-in operator who used a set-up link two days ago, so that they may approve acts of others. `client` is
 * the browser.
 */
export async function newOperator(
  service: TestService,
  client = service.client(),
  roles: readonly Role[] = ['administrator'],
): Promise<TestOperator> {
  const { db, clock } = service.platform;
  made += 1;
  const email = `operator${made}@staff.example`;
  const token = await createSetUpLink(db, email, clock.now(), roles);
  await sql`update operators set approves_from = created_at - interval '2 days' where email = ${email}`.execute(
    db,
  );
  const { secret } = (await client.api(startSetUp, { token })).answer;
  const chosen = { token, password, password_repeat: password, code: totpCodeAt(secret, clock.now()) };
  const { recovery_codes: recoveryCodes } = (await client.api(finishSetUp, chosen)).answer;
  // Uses the code of the next step, because the set-up has used the present one.
  const { id } = await logInAs(client, { email, password, code: codeLater(secret, clock.now(), 1) });
  return { id, email, password, secret, recoveryCodes, client };
}
