import type { Settings } from '#contract/sites/settings.ts';
import type { TrafficSource } from '#server/tracking/door.ts';

/** Whether the site takes this new member without an invite: some take all, some only whom somebody sent (ACC-3). */
export function isAdmitted(mode: Settings['signups'], { network, ref }: TrafficSource): boolean {
  if (mode === 'with_trafficsource') return Boolean(network) || Boolean(ref);
  return mode === 'all';
}
