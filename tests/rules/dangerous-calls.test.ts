import { expect, test } from 'vitest';
import { diskTree, isTestFile } from '#tools/checks/tree.ts';

const tree = diskTree(process.cwd());

/** The code of the product: what runs on the server and in the browser. */
const product = tree.files.filter(
  (file) => /^(?:contract|server|web)\/.+\.(?:ts|tsx|js)$/.test(file) && !isTestFile(file),
);

/** Code without comments, so that a comment may name what the code must not call. */
const codeOf = (file: string): string => tree.read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const filesWith = (pattern: RegExp, files = product): string[] =>
  files.filter((file) => pattern.test(codeOf(file))).sort();

const server = product.filter((file) => file.startsWith('server/'));

test('calls nothing that runs text, follows redirects or skips certificates, outside the listed files [OPS-8g]', () => {
  expect(product.length).toBeGreaterThan(1000);
  expect(
    filesWith(
      /\beval\(|new Function\(|\bdocument\.write|dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/,
    ),
  ).toEqual([]);
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/)).toEqual([]);
  // Each program is started with a list of arguments, without a shell.
  expect(filesWith(/node:child_process/)).toEqual([
    'server/main/pages/load-bundle.ts',
    'server/photos/uploads/develop-photo.ts',
    'server/platform/database/embedded/embedded-postgres.ts',
  ]);
  expect(filesWith(/shell: true|\bexecSync\(|node:vm\b/)).toEqual([]);
  // These patterns consist of our own constants.
  expect(filesWith(/new RegExp\(/)).toEqual([
    'server/chat/unconfirmed/number-words.ts',
    'server/chat/unconfirmed/shares-contact.ts',
    'server/content/serve-pictures.ts',
    'server/notifications/mail-reports/read-report.ts',
    'server/notifications/suppressions/mail-token.ts',
  ]);
  const requests = filesWith(/await fetch\((?!payment)|node:https?'.*request|from 'undici'/, server);
  expect(requests.filter((file) => !codeOf(file).includes("redirect: 'error'"))).toEqual([]);
  expect(requests).toEqual([
    'server/discovery/ad-tiles/fetch-tiles.job.ts',
    'server/payments/providers/flexpay/flexpay-client.ts',
    'server/platform/sms/sms.ts',
  ]);
  // A delay of a retry, and the choice among fictional profiles.
  expect(filesWith(/Math\.random\(/, server)).toEqual([
    'server/discovery/auto-likes/auto-like.ts',
    'server/platform/database/transact.ts',
  ]);
});

test('builds SQL from text only in the listed files [OPS-8g]', () => {
  // Migrations, a comment that marks a statement, and the schema of the sandbox bank.
  expect(filesWith(/\bsql\.raw\(/, server)).toEqual([
    'server/payments/providers/sandbox/open-sandbox-books.sql.ts',
    'server/platform/database/migrate.ts',
    'server/platform/database/prepared-statements.ts',
  ]);
  // Names of tables and channels, which no caller chooses.
  expect(filesWith(/\.query\(/, server)).toEqual([
    'server/platform/database/embedded/embedded-postgres.ts',
    'server/platform/database/prepared-statements.ts',
    'server/platform/live/postgres-bus.ts',
  ]);
});

test('uses no weak hash or cipher outside the listed files [OPS-8g]', () => {
  expect(filesWith(/'(?:md5|md4|rc4|des-\w+(?:-\w+)?|aes-\d+-(?:ecb|cbc|ctr))'/i)).toEqual([]);
  // FlexPay may sign with SHA-1; the postback is a hint only.
  expect(filesWith(/'sha-?1'/i)).toEqual(['server/payments/providers/flexpay/flexpay-signature.ts']);
  expect(filesWith(/createCipheriv\(/)).toEqual([
    'server/platform/keys/make-keys.ts',
    'server/platform/keys/sealed-stream.ts',
  ]);
  for (const file of filesWith(/createCipheriv\(/)) expect(codeOf(file)).toContain("'aes-256-gcm'");
});
