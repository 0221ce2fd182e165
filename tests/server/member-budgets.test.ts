import { beforeAll, describe, expect, test } from 'vitest';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { swipeMember } from '#contract/discovery/swipe-member.ts';
import { locales } from '#contract/kit/locale.ts';
import type { Operation } from '#contract/kit/operation.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { changeLocation } from '#contract/profiles/change-location.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;
let next = 1_000_000;

beforeAll(async () => {
  service = await startService({ rateLimitFactor: 1, wiring: memberIdCookieWiring });
});

describe('budgets of members', () => {
  // An invalid call is counted like a valid one, so that probing costs as well.
  test.each([
    ['likes', likeMember, 60],
    ['swipes', swipeMember, 90],
    ['searches', searchMembers, 120],
    ['profile views', getMember, 120],
    ['blocks', blockMember, 30],
    ['reports', reportMember, 20],
    ['moves', changeLocation, 30],
  ] as const satisfies ReadonlyArray<readonly [string, Operation, number]>)(
    'limit %s: one account, all at once [SAFE-8a]',
    async (_calls, operation, most) => {
      next += 1;
      const member = loggedIn(service, next);
      const query = operation.method === 'GET' ? '?nothing=1' : '';
      const call = () =>
        member.fetch(operation.path + query, {
          method: operation.method,
          headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
          ...(operation.method === 'GET' ? {} : { body: '{}' }),
        });
      const answers = await Promise.all(Array.from({ length: most + 10 }, call));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(10);
      for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  test.each(locales)('say when to try again in %s [SAFE-8a]', async (language) => {
    next += 1;
    const member = loggedIn(service, next);
    member.cookies.set('vonk_language', language);
    const block = () => member.api(blockMember, { profile: next });
    await Promise.all(Array.from({ length: 30 }, block));
    const { problem, headers } = await block();
    expect(problem.code).toBe('too_many_requests');
    expect(problem.detail).toMatch(/\b(?:[1-9]|[1-5]\d|60)\b/);
    expect(headers.get('content-language')).toBe(language);
  });
});
