import type { Page } from '@playwright/test';
import { finishOperatorLogIn } from '#contract/operators/finish-operator-log-in.ts';
import { finishSetUp } from '#contract/operators/finish-set-up.ts';
import { logInOperator } from '#contract/operators/log-in-operator.ts';
import { startSetUp } from '#contract/operators/start-set-up.ts';
import { createOperatorLink } from '../people/create-operator-link.ts';
import { totpCodeAt } from '../people/two-step.ts';
import { makeClient } from '../service/client.ts';
import { uniqueLetters } from './journey-member.ts';

const password = 'a very long console password';

/** Creates an operator and logs them in to the console in this page's browser. */
export async function logInToConsole(page: Page, address: string): Promise<void> {
  const email = `${uniqueLetters()}@staff.example`;
  const token = new URL(await createOperatorLink(email), address).searchParams.get('token') ?? '';
  const client = makeClient(address);
  const { secret } = (await client.api(startSetUp, { token })).answer;
  const now = Date.now();
  const chosen = { token, password, password_repeat: password, code: totpCodeAt(secret, new Date(now)) };
  await client.api(finishSetUp, chosen);
  const first = (await client.api(logInOperator, { email, password })).answer;
  // The code of the set-up is used up. The app's next code is already valid.
  const code = totpCodeAt(secret, new Date(now + 30_000));
  (await client.api(finishOperatorLogIn, { token: first.token, code })).answer;
  for (const [name, value] of client.cookies)
    if (name.includes('operator'))
      await page.context().addCookies([{ name, value, url: `${address}/console` }]);
}
