import { expect, test } from 'vitest';
import { throttledWork } from '#server/platform/limits/throttled-work.ts';
import { startService } from '#tests/support/service/service.ts';

test("draws one document at a time, and limits a member's documents per minute [CRED-10b]", async () => {
  const service = await startService();
  let [running, most] = [0, 0];
  const drawn = throttledWork(
    { config: { ...service.platform.config, rateLimitFactor: 1 } },
    { kind: 'test', calls: 5, seconds: 60 },
  );
  const draw = (subject: string) =>
    drawn(subject, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    });
  await Promise.all([...Array.from({ length: 5 }, () => draw('one')), draw('other')]);
  expect(most).toBe(1);
  await expect(draw('one')).rejects.toMatchObject({ code: 'too_many_requests' });
  await draw('other');
});
