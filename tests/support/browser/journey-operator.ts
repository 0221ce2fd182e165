import type { Page } from '@playwright/test';
import { finishOperatorLogIn } from '#contract/operators/finish-operator-log-in.ts';
import { finishSetUp } from '#contract/operators/finish-set-up.ts';
import { logInOperator } from '#contract/operators/log-in-operator.ts';
import type { Role } from '#contract/operators/roles.ts';
import { startSetUp } from '#contract/operators/start-set-up.ts';
import { demoOperator } from '#server/operators/door.ts';
import { createOperatorLink } from '../people/create-operator-link.ts';
import { totpCodeAt } from '../people/two-step.ts';
import { type Client, makeClient } from '../service/client.ts';
import { uniqueLetters } from './journey-member.ts';

const password = 'a very long console password';
/** Password of all accounts of a demo. */
const demoPassword = 'demo-demo-demo';

/** Creates an operator and logs them in to the console in this page's browser. Returns the recovery codes. */
export async function logInToConsole(page: Page, address: string, role?: Role): Promise<readonly string[]> {
  const email = `${uniqueLetters()}@staff.example`;
  const token = new URL(await createOperatorLink(email, role), address).searchParams.get('token') ?? '';
  const client = makeClient(address);
  const { secret } = (await client.api(startSetUp, { token })).answer;
  const now = Date.now();
  const chosen = { token, password, password_repeat: password, code: totpCodeAt(secret, new Date(now)) };
  const { recovery_codes: codes } = (await client.api(finishSetUp, chosen)).answer;
  const first = (await client.api(logInOperator, { email, password })).answer;
  // The code of the set-up is used up. The app's next code is already valid.
  const code = totpCodeAt(secret, new Date(now + 30_000));
  (await client.api(finishOperatorLogIn, { token: first.token, code })).answer;
  await takeLogin(page, address, client);
  return codes;
}

/** Logs the second operator of the demo in, who may approve what another operator asks. */
export async function logInAsSecondOperator(page: Page, address: string): Promise<void> {
  const client = makeClient(address);
  const typed = { email: 'second@demo.example', password: demoPassword };
  const { token } = (await client.api(logInOperator, typed)).answer;
  const now = Date.now();
  // Another project's journey may have used the present code. The app's next code is already valid.
  const codes = [now, now + 30_000].map((at) => totpCodeAt(demoOperator.secret, new Date(at)));
  for (const code of codes)
    if ((await client.api(finishOperatorLogIn, { token, code })).status === 200) break;
  await takeLogin(page, address, client);
}

/** Gives the page's browser the console login of a client. */
async function takeLogin(page: Page, address: string, { cookies }: Client): Promise<void> {
  for (const [name, value] of cookies)
    if (name.includes('operator'))
      await page.context().addCookies([{ name, value, url: `${address}/console` }]);
}
