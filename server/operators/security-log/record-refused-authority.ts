import type { Id } from '#contract/kit/id.ts';
import { getOperator } from '#contract/operators/get-operator.ts';
import type { RefusedAuthority } from '#server/platform/http/wiring.ts';
import { widestNetworkHash } from '#server/platform/limits/network-hash.ts';
import { storedLimiter } from '#server/platform/limits/stored-limiter.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/** Per /24 or /48: a flood of refused calls must not fill the log, also from all networks of one customer. */
const recorded = { table: 'operator_limits', kind: 'refused-calls', points: 20, seconds: 3600 };

/**
 * Records a console call by a caller who is not an operator or lacks the right, at most 20 per widest network and hour (OPS-6).
 * Leaves out the question who is logged in, which every visit to the log-in page asks.
 */
export async function recordRefusedAuthority(
  platform: Platform,
  { operation, operator, ip, userAgent }: RefusedAuthority,
  member: Id | undefined,
): Promise<void> {
  if (operation === getOperator.name) return;
  const key = widestNetworkHash(platform.keys, 'operators/network', ip).toString('base64url');
  if ((await storedLimiter(platform, recorded).take(key)).wait > 0) return;
  const from = { ip, userAgent };
  await recordSecurityEvent(platform.db, platform, {
    ...{ kind: 'authority_refused', member, operator, operation, from },
  });
}
