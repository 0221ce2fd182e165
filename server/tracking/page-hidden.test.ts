import { beforeAll, expect, test } from 'vitest';
import { pageHidden } from '#contract/tracking/page-hidden.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

test('accepts the beacon of a hidden page as JSON and as plain text [NOTIF-4b]', async () => {
  const { status, answer } = await service.client().api(pageHidden, {});
  expect({ status, answer }).toEqual({ status: 200, answer: {} });
  const beacon = await service.client().fetch('/api/page-hidden.php', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: '{}',
  });
  expect(beacon.status).toBe(200);
  expect(await beacon.json()).toEqual({});
});
