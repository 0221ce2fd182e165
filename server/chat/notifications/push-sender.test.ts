import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sendMessage } from '#contract/chat/send-message.ts';
import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { startPushService } from '#tests/support/push/push-service.ts';
import { eventually } from '#tests/support/service/service.ts';

const claims = z.object({ exp: z.number(), sub: z.string() });

test('a push names a contact of the site and expires within a day in its token [PUSH-1b]', async () => {
  const push = await startPushService();
  const service = await startServiceWithMembers();
  const [anna, bram] = await Promise.all([service.person(), service.person()]);
  const phone = push.device(service.platform.vapid.publicKey);
  (await bram.api(subscribePush, phone.subscription)).answer;
  const message = { profile: bram.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
  (await anna.api(sendMessage, message)).answer;
  const [sent] = await eventually(() => {
    expect(phone.pushes).toHaveLength(1);
    return phone.pushes;
  });
  const [, token = ''] = /^vapid t=([\w.-]+),/.exec(sent?.headers.authorization ?? '') ?? [];
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { sub, exp } = z.parse(claims, JSON.parse(payload));
  expect(sub).toMatch(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/(?!localhost)\S+)$/);
  const seconds = exp - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(24 * 3600);
});
