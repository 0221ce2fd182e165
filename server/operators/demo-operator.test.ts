import { expect, test } from 'vitest';
import { hashPassword } from '#server/platform/identity/passwords.ts';
import { logInAs } from '#tests/support/people/operators.ts';
import { startService } from '#tests/support/service/service.ts';
import { demoCodePath, demoOperator, seedDemoOperator } from './demo-operator.ts';

const { email } = demoOperator;

test('logs the demo operator in with the published code, and a later start changes nothing [OPS-1c, SAFE-2e]', async () => {
  const service = await startService();
  const password = 'demo-demo-demo';
  const seed = (typed: string) => seedDemoOperator(service.platform, () => hashPassword(typed));
  expect(await seed(password)).toBe(true);
  expect(await seed('another')).toBe(false);
  const code = (await (await service.get(demoCodePath)).text()).trim();
  expect(await logInAs(service.client(), { email, password, code })).toMatchObject({ email });
});

test('publishes no code outside a demo [OPS-1c, SAFE-2e]', async () => {
  const service = await startService({ demo: false });
  expect((await service.get(demoCodePath)).status).toBe(404);
});
