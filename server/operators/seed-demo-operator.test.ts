import { expect, test } from 'vitest';
import { hashPassword } from '#server/platform/identity/hash-password.ts';
import { logInAs } from '#tests/support/people/operators.ts';
import { startService } from '#tests/support/service/service.ts';
import { demoCodePath, demoOperator } from './demo-operator.ts';
import { seedDemoOperator } from './seed-demo-operator.ts';

const { email } = demoOperator;

test('[OPS-1] [SAFE-2] the demo’s operator logs in with the code the demo tells; a later start changes nothing', async () => {
  const service = await startService();
  const password = 'demo-demo-demo';
  const seed = (typed: string) => seedDemoOperator(service.platform, () => hashPassword(typed));
  expect(await seed(password)).toBe(true);
  expect(await seed('another')).toBe(false);
  const code = (await (await service.get(demoCodePath)).text()).trim();
  expect(await logInAs(service.client(), { email, password, code })).toMatchObject({ email });
});

test('[OPS-1] [SAFE-2] outside a demo nobody tells that code', async () => {
  const service = await startService({ demo: false });
  expect((await service.get(demoCodePath)).status).toBe(404);
});
