import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Id } from '#contract/kit/id.ts';
import { getOperator } from '#contract/operators/get-operator.ts';
import type { RefusedAuthority } from '#server/platform/http/wiring.ts';
import { smallestNetwork } from '#server/platform/limits/networks.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/** Per network and process: a flood of refused calls must not fill the log. */
const recorded = new RateLimiterMemory({ points: 20, duration: 3600 });

/**
 * Records a console call by somebody who is no operator, at most 20 per network and hour (OPS-6). Leaves out the
 * question who is logged in, which every visit to the log-in page asks.
 */
export async function recordRefusedAuthority(
  platform: Platform,
  { operation, ip, userAgent }: RefusedAuthority,
  member: Id | undefined,
): Promise<void> {
  if (operation === getOperator.name) return;
  try {
    await recorded.consume(smallestNetwork(ip));
  } catch {
    return;
  }
  const from = { ip, userAgent };
  await recordSecurityEvent(platform.db, platform, { kind: 'authority_refused', member, operation, from });
}
