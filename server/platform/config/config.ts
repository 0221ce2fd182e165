import type { VapidKeys } from '../keys/vapid-keys.ts';

/** Where files lie with STORAGE=s3. */
export interface S3Config {
  /** Null: Amazon's own of the region. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How Mollie is spoken to. */
export interface MollieConfig {
  readonly apiKey: string;
  /** Given by the key: in test mode no money moves. */
  readonly mode: 'live' | 'test';
  /** Null: Mollie itself. */
  readonly apiUrl: string | null;
}

/** Where text messages go. */
export interface SmsConfig {
  readonly url: string;
  /** Proves to the gateway who sends; null: it asks for nothing. */
  readonly token: string | null;
}

/** The checked environment. `read-config.ts` makes it; nothing else reads `process.env`. */
export interface Config {
  readonly production: boolean;
  /** What this process does; several processes may share the work (OPS-2). */
  readonly roles: readonly Role[];
  readonly host: string;
  readonly port: number;
  /** Absolute path of everything the embedded parts write. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly databaseReplicaUrl: string | null;
  /** Null: PostgreSQL carries events between processes and counts tries, each process by itself counts calls. */
  readonly redisUrl: string | null;
  /** Null: files lie in the data folder. */
  readonly s3: S3Config | null;
  /** Null: the developer mailbox. */
  readonly smtpUrl: string | null;
  /** Null: the developer mailbox, and nowhere where mails go to a mail server. */
  readonly sms: SmsConfig | null;
  /** Of keyed hashes and sealed values; null: made at the first start and kept in the data folder. */
  readonly secretKey: string | null;
  /** Null: made at the first start and kept in the data folder. */
  readonly vapid: VapidKeys | null;
  /** Whoever reports bounces and complaints of mails proves it with this; null: nobody may. */
  readonly mailHookSecret: string | null;
  /** Null: payments go to the sandbox in the demo, and nowhere without it. */
  readonly mollie: MollieConfig | null;
  readonly demo: boolean;
  /** 1, or 100 with RATE_LIMITS=relaxed. Multiplies every rate limit but the login lock. */
  readonly rateLimitFactor: number;
  readonly failpoint: string | null;
  readonly logLevel: LogLevel;
  /** What Fastify takes: false, true, a number of hops or a list of addresses. */
  readonly trustProxy: boolean | number | string;
  /** `https://host` without a slash, or null: from the request. */
  readonly publicUrl: string | null;
}

/** HTTP calls and pages; the live line; work in the background. */
export const roles = ['web', 'realtime', 'jobs'] as const;
export type Role = (typeof roles)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
