import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { logLevels, type Role, roles } from './config.ts';

const url = (protocols: readonly string[], what: string) =>
  z
    .string()
    .check(z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), what));

const flag = (what: string) => z.enum(['0', '1'], what);

const isAddressList = (value: string): boolean =>
  value.split(',').every((part) => {
    const [address = '', bits = '0', ...rest] = part.trim().split('/');
    const version = isIP(address);
    return (
      version !== 0 &&
      rest.length === 0 &&
      /^\d{1,3}$/.test(bits) &&
      Number(bits) <= (version === 4 ? 32 : 128)
    );
  });

const trustProxy = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => /^(on|off|true|false|[0-9]|10)$/.test(value) || isAddressList(value),
        'must be off, on, a number of hops up to 10, or a list of addresses',
      ),
    ),
  z.transform((value): boolean | number | string => {
    if (value === 'on' || value === 'true') return true;
    if (value === 'off' || value === 'false' || value === '0') return false;
    return /^\d+$/.test(value) ? Number(value) : value;
  }),
);

const roleList = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value.split(',').every((part) => roles.some((role) => role === part.trim())),
        `must be a list of ${roles.join(', ')}`,
      ),
    ),
  z.transform((value): Role[] =>
    roles.filter((role) => value.split(',').some((part) => part.trim() === role)),
  ),
);

const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === '' && username === '';
};

const postgres = url(
  ['postgres:', 'postgresql:'],
  'must be an address like postgres://user:password@host/name',
);

/** The form of each variable. Rules between variables are checked in `read-config.ts`. */
export const environment = z.object({
  PORT: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535,
            'must be a port from 0 to 65535',
          ),
        ),
      z.transform(Number),
    ),
    3000,
  ),
  HOST: z._default(
    z.string().check(z.refine((value) => !/[\s/]/.test(value), 'must be an address or a host name')),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(postgres),
  DATABASE_REPLICA_URL: z.optional(postgres),
  REDIS_URL: z.optional(url(['redis:', 'rediss:'], 'must be an address like redis://host')),
  STORAGE: z._default(z.enum(['file', 's3'], 'must be file or s3'), 'file'),
  S3_ENDPOINT: z.optional(url(['http:', 'https:'], 'must be an http(s) address')),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'must be an address like smtp://user:password@host:587')),
  MOLLIE_API_KEY: z.optional(
    z.string().check(z.refine((value) => /^(live|test)_\w+$/.test(value), 'must begin with live_ or test_')),
  ),
  MOLLIE_API_URL: z.optional(url(['https:'], 'must be an https address')),
  FLEXPAY_SHOP_ID: z.optional(
    z.string().check(z.refine((value) => /^\d{1,12}$/.test(value), 'must be a number')),
  ),
  FLEXPAY_SIGNATURE_KEY: z.optional(
    z
      .string()
      .check(z.refine((value) => /^[\x21-\x7e]{16,}$/.test(value), 'must have at least 16 plain letters')),
  ),
  FLEXPAY_ONE_CLICK: z._default(flag('must be 0 or 1'), '0'),
  FLEXPAY_URL: z.optional(url(['http:', 'https:'], 'must be an http(s) address')),
  SMS_URL: z.optional(url(['http:', 'https:'], 'must be an http(s) address')),
  SMS_TOKEN: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^[\x21-\x7e]+$/.test(value),
          'must consist of printable ASCII characters without spaces',
        ),
      ),
  ),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 random characters'))),
  MAIL_HOOK_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  VAPID_PUBLIC_KEY: z.optional(z.string()),
  VAPID_PRIVATE_KEY: z.optional(z.string()),
  ROLES: z._default(roleList, [...roles]),
  DEMO: z.optional(flag('must be 0 or 1')),
  REFUND_APPROVAL_LIMIT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, 'must be whole euros from 0 to 99999')),
      z.transform(Number),
    ),
    100,
  ),
  RATE_LIMITS: z._default(z.enum(['normal', 'relaxed'], 'must be normal or relaxed'), 'normal'),
  FAILPOINT: z.optional(
    z.string().check(z.refine((value) => /^[a-z0-9/:-]+$/.test(value), 'must be the name of a step')),
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  TRUST_PROXY: z._default(trustProxy, false),
  PUBLIC_URL: z.optional(
    z.string().check(z.refine(isOrigin, 'must be an address like https://www.example.org, without a path')),
  ),
  CONSOLE_URL: z.optional(
    z
      .string()
      .check(z.refine(isOrigin, 'must be an address like https://console.example.org, without a path')),
  ),
  HSTS_SUBDOMAINS: z._default(flag('must be 0 or 1'), '0'),
  NODE_ENV: z._default(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
});

export type Environment = z.output<typeof environment>;
