import { resolve } from 'node:path';
import { isVapidPair, type VapidKeys } from '../keys/vapid-keys.ts';
import type { Config } from './config.ts';
import { roles } from './config.ts';
import { type Environment, environment } from './environment.ts';

/** Refuses the start. `errors` has one line for each error. */
export class ConfigError extends Error {
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(`The environment is invalid:\n${errors.map((error) => `  ${error}`).join('\n')}`);
    this.name = 'ConfigError';
    this.errors = errors;
  }
}

type Check = (env: Environment, demo: boolean) => string | false;

const vapidOf = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): VapidKeys | null =>
  VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined
    ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
    : null;

const isWrongPair = (pair: VapidKeys | null): boolean => pair !== null && !isVapidPair(pair);

const s3Needs = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const s3Of = (env: Environment): Config['s3'] => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (env.STORAGE !== 's3' || !bucket || !accessKeyId || !secretAccessKey) return null;
  const { S3_ENDPOINT: endpoint = null, S3_REGION: region = 'us-east-1' } = env;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
};

const isLiveKey = ({ MOLLIE_API_KEY }: Environment): boolean => MOLLIE_API_KEY?.startsWith('live_') === true;

const isForMembers = ({ NODE_ENV }: Environment, demo: boolean): boolean =>
  NODE_ENV === 'production' && !demo;

const mollieOf = (env: Environment): Config['mollie'] =>
  env.MOLLIE_API_KEY === undefined
    ? null
    : {
        apiKey: env.MOLLIE_API_KEY,
        mode: isLiveKey(env) ? 'live' : 'test',
        apiUrl: env.MOLLIE_API_URL ?? null,
      };

/** Verotel's own brand. The other brands of FlexPay have origins of their own. */
const verotel = 'https://secure.verotel.com';

const flexpayOf = (env: Environment): Config['flexpay'] => {
  const { FLEXPAY_SHOP_ID: shopId, FLEXPAY_SIGNATURE_KEY: signatureKey, FLEXPAY_URL: url = verotel } = env;
  return shopId === undefined || signatureKey === undefined
    ? null
    : { shopId, signatureKey, url: new URL(url).origin, oneClick: env.FLEXPAY_ONE_CLICK === '1' };
};

/** Rules between variables. A value is never printed, because it may be a secret. */
const checks: readonly Check[] = [
  (env) =>
    env.DATABASE_REPLICA_URL !== undefined &&
    env.DATABASE_URL === undefined &&
    'DATABASE_REPLICA_URL: needs DATABASE_URL; the embedded database has no replica',
  (env, demo) =>
    isForMembers(env, demo) &&
    env.SMS_URL?.startsWith('http:') === true &&
    'SMS_URL: must be https in production without DEMO=1, because codes and phone numbers are sent there',
  (env) => env.SMS_TOKEN !== undefined && env.SMS_URL === undefined && 'SMS_TOKEN: needs SMS_URL',
  (env) => {
    const missing = env.STORAGE === 's3' ? s3Needs.filter((name) => env[name] === undefined) : [];
    return missing.length > 0 && `STORAGE: s3 needs ${missing.join(', ')}`;
  },
  (env) =>
    env.STORAGE === 's3' &&
    env.S3_ENDPOINT === undefined &&
    env.S3_REGION === undefined &&
    'S3_REGION: required without S3_ENDPOINT',
  (env) =>
    env.MOLLIE_API_URL !== undefined &&
    env.MOLLIE_API_KEY === undefined &&
    'MOLLIE_API_URL: needs MOLLIE_API_KEY',
  (env, demo) =>
    isLiveKey(env) &&
    !isForMembers(env, demo) &&
    'MOLLIE_API_KEY: a live_ key takes real money and is allowed only with NODE_ENV=production and without DEMO=1',
  (env, demo) =>
    env.MOLLIE_API_KEY !== undefined &&
    !isLiveKey(env) &&
    isForMembers(env, demo) &&
    'MOLLIE_API_KEY: with a test_ key members pay nothing; set the live_ key, or DEMO=1',
  (env) =>
    (env.FLEXPAY_SHOP_ID === undefined) !== (env.FLEXPAY_SIGNATURE_KEY === undefined) &&
    'FLEXPAY_SHOP_ID, FLEXPAY_SIGNATURE_KEY: both or none',
  (env) =>
    env.FLEXPAY_URL !== undefined &&
    env.FLEXPAY_SHOP_ID === undefined &&
    'FLEXPAY_URL: needs FLEXPAY_SHOP_ID',
  (env, demo) =>
    isForMembers(env, demo) &&
    env.FLEXPAY_URL?.startsWith('http:') === true &&
    'FLEXPAY_URL: buyers pay there: it must be https where members live',
  (env, demo) =>
    env.FLEXPAY_SHOP_ID !== undefined &&
    env.FLEXPAY_URL === undefined &&
    !isForMembers(env, demo) &&
    'FLEXPAY_SHOP_ID: takes real money: outside production name the order pages of the test in FLEXPAY_URL',
  (env) =>
    (env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined) &&
    'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: set both or neither',
  (env) =>
    isWrongPair(vapidOf(env)) &&
    'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: must be a P-256 pair in base64url that belongs together',
  (env) =>
    env.ROLES.length !== roles.length &&
    env.DATABASE_URL === undefined &&
    `ROLES: needs DATABASE_URL, because the embedded database serves a single process with all roles (${roles.join(', ')})`,
  (env, demo) => env.RATE_LIMITS === 'relaxed' && !demo && 'RATE_LIMITS: relaxed is allowed only with DEMO=1',
  (env, demo) =>
    env.FAILPOINT !== undefined &&
    env.NODE_ENV === 'production' &&
    !demo &&
    'FAILPOINT: kills the process, so it is not allowed with NODE_ENV=production and without DEMO=1',
  (env, demo) =>
    env.NODE_ENV === 'production' &&
    !demo &&
    env.DATABASE_URL === undefined &&
    'DATABASE_URL: without it the embedded database stores everything on this disk, without a copy; set it, or DEMO=1',
  (env, demo) =>
    env.NODE_ENV === 'production' &&
    !demo &&
    env.SMTP_URL === undefined &&
    'SMTP_URL: without it mails reach only the developer mailbox; set it, or DEMO=1',
];

const configOf = (env: Environment, demo: boolean): Config => ({
  production: env.NODE_ENV === 'production',
  roles: env.ROLES,
  host: env.HOST,
  port: env.PORT,
  dataDir: resolve(env.DATA_DIR),
  databaseUrl: env.DATABASE_URL ?? null,
  databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
  redisUrl: env.REDIS_URL ?? null,
  s3: s3Of(env),
  smtpUrl: env.SMTP_URL ?? null,
  sms: env.SMS_URL === undefined ? null : { url: env.SMS_URL, token: env.SMS_TOKEN ?? null },
  secretKey: env.SECRET_KEY ?? null,
  mailHookSecret: env.MAIL_HOOK_SECRET ?? null,
  vapid: vapidOf(env),
  mollie: mollieOf(env),
  flexpay: flexpayOf(env),
  demo,
  rateLimitFactor: env.RATE_LIMITS === 'relaxed' ? 100 : 1,
  refundApprovalLimit: env.REFUND_APPROVAL_LIMIT,
  failpoint: env.FAILPOINT ?? null,
  logLevel: env.LOG_LEVEL,
  trustProxy: env.TRUST_PROXY,
  publicUrl: env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin,
  consoleUrl: env.CONSOLE_URL === undefined ? null : new URL(env.CONSOLE_URL).origin,
  hstsSubdomains: env.HSTS_SUBDOMAINS === '1',
});

/**
 * Reads the environment of the service (docs/guide/run-the-service.md). An empty variable counts as not set.
 * Throws a ConfigError that lists all errors.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environment.safeParse(given);
  if (!read.success) {
    // Also checks the rules between variables, without the invalid ones, so that a single start reports all
    // errors.
    const wrong = new Set(read.error.issues.map((issue) => String(issue.path[0])));
    const remaining = environment.safeParse(
      Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
    );
    throw new ConfigError([
      ...read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      ...(remaining.success
        ? crossFieldErrors(remaining.data).filter(
            (error) => ![...wrong].some((name) => error.startsWith(name)),
          )
        : []),
    ]);
  }
  const errors = crossFieldErrors(read.data);
  if (errors.length > 0) throw new ConfigError(errors);
  return configOf(read.data, isDemo(read.data));
}

const isDemo = (env: Environment): boolean =>
  env.DEMO === undefined ? env.DATABASE_URL === undefined : env.DEMO === '1';

const crossFieldErrors = (env: Environment): string[] =>
  checks.flatMap((check) => {
    const error = check(env, isDemo(env));
    return error === false ? [] : [error];
  });
