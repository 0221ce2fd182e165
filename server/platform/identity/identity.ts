import type { ColumnType, Generated } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { addSeconds } from '../time.ts';
import type { Lockout } from './lockout.ts';
import type { RecoveryCodePurpose } from './recovery-code.ts';
import type { TotpPurpose } from './totp.ts';

type Moment = ColumnType<Date, Date | string, Date | string>;
type DefaultedMoment = ColumnType<Date, Date | string | undefined, Date | string>;

/** Columns that a table of sessions must have. The session's subject and more may be added. */
export interface SessionColumns {
  id: Generated<Id>;
  token_hash: Buffer;
  created_at: DefaultedMoment;
  last_seen_at: DefaultedMoment;
  expires_at: Moment;
}

/** Columns of a table of correct passwords that wait for their second step. */
export interface PendingLoginColumns {
  token_hash: Buffer;
  tries: Generated<number>;
  expires_at: Moment;
}

export interface RecoveryCodeColumns {
  code_hash: Buffer;
  used_at: Moment | null;
}

/** Columns of a table of browsers in which a subject logged in before. */
export interface KnownDeviceColumns {
  device_hash: Buffer;
  first_seen_at: DefaultedMoment;
  last_seen_at: DefaultedMoment;
}

export interface PasswordColumns {
  password_hash: string | null;
}

export interface TotpColumns {
  last_step: number | null;
}

/** A table with at most one row per subject, and the column with the subject's id. */
interface SubjectTable {
  readonly table: string;
  readonly subject: string;
}

/**
 * Describes how one kind of subject logs in: members or operators. Everything in this folder that stores or
 * checks a login takes this description and a subject's id.
 */
export interface Identity {
  /** Column with the subject's id in the tables up to `knownDevices`. */
  readonly subject: string;
  readonly sessions: string;
  readonly pendingLogins: string;
  readonly recoveryCodes: string;
  readonly knownDevices: string;
  readonly passwords: SubjectTable;
  /** `confirmed`: column that is null until the first code proves a new secret. */
  readonly totp: SubjectTable & { readonly confirmed?: string };
  /** Maximum lifetime of a session, without renewal. */
  readonly sessionSeconds: number;
  /** An unused session ends after this time. */
  readonly idleSeconds: number;
  /** Counts wrong codes of a subject across all its pending logins. */
  readonly codeLockout: Lockout<Id>;
  readonly totpPurpose: TotpPurpose;
  readonly recoveryCodePurpose: RecoveryCodePurpose;
}

type TableWith<Tables, Columns> = {
  [T in keyof Tables]: Tables[T] extends Columns ? T : never;
}[keyof Tables];

type SubjectTableWith<Tables, Columns> = {
  [T in keyof Tables]: Tables[T] extends Columns
    ? { table: T; subject: keyof Tables[T]; confirmed?: keyof Tables[T] }
    : never;
}[keyof Tables];

/** Lets the compiler check a description: `satisfies IdentityOf<OperatorsTables, 'operator_id'>`. */
export interface IdentityOf<Tables, Subject extends string> extends Identity {
  readonly subject: Subject;
  readonly sessions: TableWith<Tables, SessionColumns & Record<Subject, Id>> & string;
  readonly pendingLogins: TableWith<Tables, PendingLoginColumns & Record<Subject, Id>> & string;
  readonly recoveryCodes: TableWith<Tables, RecoveryCodeColumns & Record<Subject, Id>> & string;
  readonly knownDevices: TableWith<Tables, KnownDeviceColumns & Record<Subject, Id>> & string;
  readonly passwords: SubjectTableWith<Tables, PasswordColumns> & SubjectTable;
  readonly totp: SubjectTableWith<Tables, TotpColumns> & Identity['totp'];
}

/** Time a correct password waits for its second step, and a passkey challenge for its signature (AUTH-13). */
export const pendingSeconds = 300;

/** Codes that may be tried after one correct password. */
export const codesPerLogin = 5;

/** A session last used at or before this moment is over. */
export const idleSince = ({ idleSeconds }: Identity, now: Date): Date => addSeconds(now, -idleSeconds);
