import { deviceToken } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { widestNetworkHash } from '#server/platform/limits/network-hash.ts';
import { widestNetwork } from '#server/platform/limits/networks.ts';

const hashBytes = 16;

/** Network and browser of a reporter, as keyed hashes of 16 bytes. */
export interface ReporterTraces {
  readonly network: Buffer | null;
  /** Null for a browser without the device cookie. */
  readonly device: Buffer | null;
}

/** Returns the traces of the caller. No address and no cookie leaves this function. */
export function reporterTraces(keys: Keys, { ip, cookies }: Pick<RawCall, 'ip' | 'cookies'>): ReporterTraces {
  const device = deviceToken(cookies);
  return {
    network:
      widestNetwork(ip) === null
        ? null
        : widestNetworkHash(keys, 'safety/reporter-network', ip).subarray(0, hashBytes),
    device: device ? keys.mac('safety/reporter-device', device).subarray(0, hashBytes) : null,
  };
}
