import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './read-config.ts';

const errorsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfig(variables);
  } catch (fault) {
    if (fault instanceof ConfigError) return fault.errors;
    throw fault;
  }
  return [];
};

test('starts the demo with all embedded parts without any variable [OPS-1a]', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: true,
    rateLimitFactor: 1,
    refundApprovalLimit: 100,
  });
  expect(config.dataDir.endsWith('/data')).toBe(true);
});

test('treats an own database as no demo unless DEMO=1 [OPS-1a]', () => {
  const DATABASE_URL = 'postgres://u:p@localhost/vonk';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
});

test('refuses the start with a list of all errors, one line each [OPS-1b]', () => {
  const faults = errorsOf({
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    DEMO: 'yes',
    TRUST_PROXY: 'maybe',
    PUBLIC_URL: 'https://a.example/path',
    ROLES: 'web,cook',
    SMTP_URL: 'mail',
    VAPID_PUBLIC_KEY: 'x',
  });
  const names = faults.map((fault) => fault.split(':')[0]);
  expect(names).toEqual(
    expect.arrayContaining([
      'PORT',
      'DATABASE_URL',
      'LOG_LEVEL',
      'DEMO',
      'TRUST_PROXY',
      'PUBLIC_URL',
      'ROLES',
      'SMTP_URL',
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY',
    ]),
  );
  expect(faults.every((fault) => !fault.includes('\n'))).toBe(true);
});

test('refuses push keys that are not a pair, without printing them [NOTIF-3a]', () => {
  const pair = () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
    const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return [Buffer.concat(point).toString('base64url'), d];
  };
  const [[own = '', secret = ''], [other = '']] = [pair(), pair()];
  const faults = errorsOf({ VAPID_PUBLIC_KEY: other, VAPID_PRIVATE_KEY: secret });
  expect(faults).toEqual([
    expect.stringMatching(/^VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: must be a P-256 pair/),
  ]);
  expect(faults.join()).not.toContain(secret);
  const vapid = { publicKey: own, privateKey: secret };
  expect(readConfig({ VAPID_PUBLIC_KEY: own, VAPID_PRIVATE_KEY: secret }).vapid).toEqual(vapid);
});

test('never prints a value, because it may be a secret [OPS-1b]', () => {
  const faults = errorsOf({ DATABASE_URL: 'mysql://root:hunter2@db', SMTP_URL: 'hunter2' });
  expect(faults.join(' ')).not.toContain('hunter2');
});

test('refuses and names each embedded part in production without the demo [OPS-1b]', () => {
  const faults = errorsOf({ NODE_ENV: 'production', DEMO: '0' });
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(/^DATABASE_URL: /);
  expect(faults[1]).toMatch(/^SMTP_URL: /);
  expect(errorsOf({ NODE_ENV: 'production' })).toEqual([]);
});

test('accepts any set of roles, but fewer than all roles only with DATABASE_URL [OPS-2e]', () => {
  const database = { DATABASE_URL: 'postgres://db/vonk' };
  expect(readConfig({}).roles).toEqual(['web', 'realtime', 'jobs']);
  expect(readConfig({ ROLES: 'jobs,web,realtime' }).roles).toEqual(['web', 'realtime', 'jobs']);
  expect(readConfig({ ...database, ROLES: 'jobs, web' }).roles).toEqual(['web', 'jobs']);
  expect(readConfig({ ...database, ROLES: 'realtime' }).roles).toEqual(['realtime']);
  expect(errorsOf({ ROLES: 'jobs' })).toEqual([expect.stringMatching(/^ROLES: needs DATABASE_URL/)]);
  expect(errorsOf({ ...database, ROLES: 'jobs,pages' })).toEqual([expect.stringMatching(/^ROLES: must be/)]);
});

test('sends text messages to a gateway, in production over https only [CRED-6b]', () => {
  const own = { DATABASE_URL: 'postgres://db/vonk', SMTP_URL: 'smtp://mail', NODE_ENV: 'production' };
  const SMS_URL = 'https://sms.example/send';
  expect(readConfig({ ...own, SMS_URL }).sms).toEqual({ url: SMS_URL, token: null });
  expect(readConfig({ ...own, SMS_URL, SMS_TOKEN: 'geheim' }).sms).toEqual({ url: SMS_URL, token: 'geheim' });
  expect(readConfig({}).sms).toBeNull();
  expect(readConfig({ SMS_URL: 'http://localhost:9999' }).sms?.url).toBe('http://localhost:9999');
  expect(errorsOf({ ...own, SMS_URL: 'http://sms.example' })).toEqual([expect.stringMatching(/^SMS_URL: /)]);
  expect(errorsOf({ SMS_TOKEN: 'geheim' })).toEqual(['SMS_TOKEN: needs SMS_URL']);
  const wrong = errorsOf({ SMS_URL, SMS_TOKEN: 'met een spatie' });
  expect(wrong).toEqual([expect.stringMatching(/^SMS_TOKEN: /)]);
  expect(wrong.join()).not.toContain('spatie');
});

test('requires the demo for relaxed rate limits and failpoints [API-3c]', () => {
  const own = { DATABASE_URL: 'postgres://db/vonk', SMTP_URL: 'smtp://mail', NODE_ENV: 'production' };
  expect(errorsOf(own)).toEqual([]);
  expect(errorsOf({ ...own, RATE_LIMITS: 'relaxed' })).toHaveLength(1);
  expect(errorsOf({ ...own, FAILPOINT: 'chat/send' })).toHaveLength(1);
  expect(readConfig({ ...own, DEMO: '1', RATE_LIMITS: 'relaxed' }).rateLimitFactor).toBe(100);
});

test('accepts a live Mollie key only in production, and a test key everywhere else [CRED-5b, PAY-30a]', () => {
  const [live, trial] = [{ MOLLIE_API_KEY: 'live_abc' }, { MOLLIE_API_KEY: 'test_abc' }];
  const members = { DATABASE_URL: 'postgres://db/vonk', SMTP_URL: 'smtp://mail', NODE_ENV: 'production' };
  expect(readConfig({ ...members, ...live }).mollie).toEqual({
    apiKey: 'live_abc',
    mode: 'live',
    apiUrl: null,
  });
  expect(readConfig({ ...trial, MOLLIE_API_URL: 'https://mollie.example/v2/' }).mollie).toEqual({
    apiKey: 'test_abc',
    mode: 'test',
    apiUrl: 'https://mollie.example/v2/',
  });
  expect(readConfig({}).mollie).toBeNull();
  const refused = [
    { ...members, ...trial },
    { ...members, DEMO: '1', ...live },
    { ...members, NODE_ENV: 'test', ...live },
    live,
    { MOLLIE_API_KEY: 'secret' },
  ];
  for (const variables of refused)
    expect(errorsOf(variables)).toEqual([expect.stringMatching(/^MOLLIE_API_KEY: /)]);
  expect(errorsOf({ ...trial, MOLLIE_API_URL: 'http://mollie.example' })).toHaveLength(1);
  expect(errorsOf({ MOLLIE_API_URL: 'https://mollie.example' })).toEqual([
    'MOLLIE_API_URL: needs MOLLIE_API_KEY',
  ]);
});

test('reads the connection to FlexPay as a whole, and takes real money only from members [CRED-16a]', () => {
  const members = { DATABASE_URL: 'postgres://db/vonk', SMTP_URL: 'smtp://mail', NODE_ENV: 'production' };
  const shop = { FLEXPAY_SHOP_ID: '68849', FLEXPAY_SIGNATURE_KEY: 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J' };
  expect(readConfig({ ...members, ...shop }).flexpay).toEqual({
    shopId: '68849',
    signatureKey: shop.FLEXPAY_SIGNATURE_KEY,
    url: 'https://secure.verotel.com',
    oneClick: false,
  });
  expect(readConfig({ ...members, ...shop, FLEXPAY_ONE_CLICK: '1' }).flexpay?.oneClick).toBe(true);
  const brand = { ...shop, FLEXPAY_URL: 'https://secure.billing.creditcard/' };
  expect(readConfig(brand).flexpay?.url).toBe('https://secure.billing.creditcard');
  expect(readConfig({ ...shop, FLEXPAY_URL: 'http://127.0.0.1:9' }).flexpay?.url).toBe('http://127.0.0.1:9');
  expect(readConfig({}).flexpay).toBeNull();
  const refused = [
    [shop, /^FLEXPAY_SHOP_ID: takes real money/],
    [{ ...members, FLEXPAY_SHOP_ID: '68849' }, /both or none$/],
    [{ ...members, FLEXPAY_SIGNATURE_KEY: shop.FLEXPAY_SIGNATURE_KEY }, /both or none$/],
    [{ FLEXPAY_URL: 'https://secure.verotel.com' }, /^FLEXPAY_URL: needs FLEXPAY_SHOP_ID$/],
    [{ ...members, ...shop, FLEXPAY_URL: 'http://secure.verotel.com' }, /^FLEXPAY_URL: .* https/],
    [{ ...brand, FLEXPAY_SHOP_ID: 'shop' }, /FLEXPAY_SHOP_ID: must be a number/],
    [{ ...brand, FLEXPAY_SIGNATURE_KEY: 'geheim' }, /FLEXPAY_SIGNATURE_KEY: must have/],
  ] as const;
  for (const [variables, fault] of refused) {
    const faults = errorsOf(variables);
    expect(faults.join()).toMatch(fault);
    expect(faults.join()).not.toMatch(/geheim|zpXwe/);
  }
});

test.each([
  ['off', false],
  ['on', true],
  ['2', 2],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
])('reads TRUST_PROXY=%s [OPS-2e]', (given, expected) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(expected);
});

test('requires a bucket with keys, and a region or an endpoint, with STORAGE=s3 [OPS-2c]', () => {
  const given = {
    STORAGE: 's3',
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(errorsOf({ STORAGE: 's3' })).toEqual([
    'STORAGE: s3 needs S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
    'S3_REGION: required without S3_ENDPOINT',
  ]);
  expect(readConfig({ ...given, S3_ENDPOINT: 'https://s3.example' }).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'photos',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(readConfig({ ...given, S3_REGION: 'eu-west-1' }).s3).toMatchObject({
    endpoint: null,
    region: 'eu-west-1',
  });
  expect(readConfig({ ...given, STORAGE: 'file' }).s3).toBeNull();
});
