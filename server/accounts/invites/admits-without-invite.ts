import type { Settings } from '#contract/sites/settings.ts';
import type { TrafficSource } from '#server/tracking/door.ts';

/**
 * Returns whether the site accepts this new member without an invite. Some sites accept everybody, others
 * only members from a traffic source (ACC-3).
 */
export function admitsWithoutInvite(mode: Settings['signups'], { network, ref }: TrafficSource): boolean {
  if (mode === 'with_trafficsource') return Boolean(network) || Boolean(ref);
  return mode === 'all';
}
