import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { SecurityEventKind } from '#contract/operators/security-event.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { browserNames } from '#server/platform/http/browser-names.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { noteMembersSeen } from '#server/platform/http/recorded-looks.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { smallestNetworkHash } from '#server/platform/limits/network-hash.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addMinutes } from '#server/platform/time.ts';
import { insertOperatorReads, insertSecurityEvent } from './security-events.sql.ts';

const hashBytes = 16;

/** Keyed hash of the caller's network: an IPv4 address or an IPv6 /64. */
export const networkHash = (keys: Keys, ip: string): Buffer =>
  smallestNetworkHash(keys, 'operators/network', ip).subarray(0, hashBytes);

/** Address and port of a call, sealed with a key of their own. */
const sealAddress = (keys: Keys, { ip, port = null }: SecurityEventFacts['from']): Buffer =>
  keys.seal('operators/address', JSON.stringify({ ip, port }));

const sealedAddress = z.object({ ip: z.string(), port: z.nullable(z.number()) });

/** Opens a sealed address for an authority. */
export const openAddress = (keys: Pick<Keys, 'open'>, sealed: Buffer): z.output<typeof sealedAddress> =>
  z.parse(sealedAddress, JSON.parse(keys.open('operators/address', sealed)));

export interface SecurityEventFacts {
  readonly kind: SecurityEventKind;
  readonly member?: Id | undefined;
  readonly operator?: Id | undefined;
  readonly operation?: string;
  /**
   * The call that caused it. A hash of its network and the names of browser and system are stored. The address and
   * port of a member's call are stored sealed, for an authority alone (CSAM-3).
   */
  readonly from: Pick<RawCall, 'ip' | 'userAgent'> & Partial<Pick<RawCall, 'port'>>;
}

/**
 * Writes an event into the security log (OPS-6). Pass the handle of the transaction of the act, so that
 * neither is stored without the other.
 */
export async function recordSecurityEvent(
  db: Handle,
  { keys, clock }: Pick<Platform, 'keys' | 'clock'>,
  { kind, member, operator, operation, from }: SecurityEventFacts,
): Promise<void> {
  await insertSecurityEvent(db, {
    at: clock.now(),
    kind,
    member: member ?? null,
    operator: operator ?? null,
    operation: operation ?? null,
    network: networkHash(keys, from.ip),
    address: member === undefined ? null : sealAddress(keys, from),
    ...browserNames(from.userAgent),
  });
}

/** A list that an operator's page reads again within this time is one read. */
const sameReadMinutes = 10;

interface OperatorRead {
  readonly operator: Id;
  /** Name of the operation that shows the data. */
  readonly operation: string;
  readonly members: readonly Id[];
}

/**
 * Records that an operator saw data of these members. Call it before the answer: if it fails, nothing is
 * shown (OPS-6).
 */
export async function recordOperatorRead(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  read: OperatorRead,
): Promise<void> {
  if (read.members.length === 0) return;
  noteMembersSeen(read.members);
  const now = clock.now();
  await insertOperatorReads(db, { ...read, now, unlessSince: addMinutes(now, -sameReadMinutes) });
}
