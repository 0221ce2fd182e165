import type { VapidKeys } from '../keys/vapid-keys.ts';

/** File storage with STORAGE=s3. */
export interface S3Config {
  /** Null: Amazon's endpoint of the region. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Connection to Mollie. */
export interface MollieConfig {
  readonly apiKey: string;
  /** Follows from the key. In test mode no money moves. */
  readonly mode: 'live' | 'test';
  /** Null: Mollie's own API. */
  readonly apiUrl: string | null;
}

/** Connection to FlexPay. */
export interface FlexPayConfig {
  /** The number of the website at Verotel. */
  readonly shopId: string;
  /** Signs orders and checks postbacks. */
  readonly signatureKey: string;
  /** Origin of the brand's pages, without a slash. */
  readonly url: string;
  /** Verotel enabled one-click purchases for the shop. */
  readonly oneClick: boolean;
}

/** Gateway for text messages. */
export interface SmsConfig {
  readonly url: string;
  /** Bearer token for the gateway. Null: the gateway requires none. */
  readonly token: string | null;
}

/** The checked environment. `read-config.ts` creates it; no other code reads `process.env`. */
export interface Config {
  readonly production: boolean;
  /** Roles of this process. Several processes may share the work (OPS-2). */
  readonly roles: readonly Role[];
  readonly host: string;
  readonly port: number;
  /** Absolute path of the folder for everything that the embedded parts write. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly databaseReplicaUrl: string | null;
  /**
   * Null: PostgreSQL carries events between processes and counts login tries and costly calls, and each
   * process counts its other calls.
   */
  readonly redisUrl: string | null;
  /** Null: files are stored in the data folder. */
  readonly s3: S3Config | null;
  /** Null: the developer mailbox. */
  readonly smtpUrl: string | null;
  /** Null: the developer mailbox, or no text messages at all if mails go to a mail server. */
  readonly sms: SmsConfig | null;
  /**
   * Secret for keyed hashes and sealed values. Null: created at the first start and kept in the data folder.
   */
  readonly secretKey: string | null;
  /** Null: created at the first start and kept in the data folder. */
  readonly vapid: VapidKeys | null;
  /** Secret that authenticates reports of bounces and complaints. Null: no reports are accepted. */
  readonly mailHookSecret: string | null;
  /** Null: payments go to the sandbox in the demo; without the demo there are no payments. */
  readonly mollie: MollieConfig | null;
  /** Null: no payments go to FlexPay. */
  readonly flexpay: FlexPayConfig | null;
  readonly demo: boolean;
  /** 1, or 100 with RATE_LIMITS=relaxed. Multiplies every rate limit except the login lockout. */
  readonly rateLimitFactor: number;
  /** Euros above which a refund needs a second operator; about as much in other currencies (SAFE-6). */
  readonly refundApprovalLimit: number;
  readonly failpoint: string | null;
  readonly logLevel: LogLevel;
  /** Value for Fastify: false, true, a number of hops or a list of addresses. */
  readonly trustProxy: boolean | number | string;
  /** `https://host` without a slash, or null: taken from the request. */
  readonly publicUrl: string | null;
  /** Origin of the console's own host. Null: the console answers on every site. */
  readonly consoleUrl: string | null;
  /** Subdomains of the sites have https too, so HSTS may include them. */
  readonly hstsSubdomains: boolean;
}

/** HTTP calls and pages; socket connections; background jobs. */
export const roles = ['web', 'realtime', 'jobs'] as const;
export type Role = (typeof roles)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
