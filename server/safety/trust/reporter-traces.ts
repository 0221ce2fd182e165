import { isIPv4, isIPv6 } from 'node:net';
import { deviceCookie } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { isToken } from '#server/platform/keys/token.ts';

/** Network and browser of a reporter, as keyed hashes of 16 bytes. */
export interface ReporterTraces {
  readonly network: Buffer | null;
  /** Null for a browser without the device cookie. */
  readonly device: Buffer | null;
}

const groupsOf = (text: string): string[] => text.split(':').filter((group) => group !== '');

/**
 * The network that one person may own as a whole: /24 of an IPv4 address, /48 of an IPv6 address. Null for any other
 * text.
 */
export function networkOf(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  if (!isIPv6(plain)) return null;
  const [head = '', tail] = plain.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Returns the traces of the caller. No address and no cookie leaves this function. */
export function reporterTraces(keys: Keys, { ip, cookies }: Pick<RawCall, 'ip' | 'cookies'>): ReporterTraces {
  const network = networkOf(ip);
  const device = cookies[deviceCookie];
  return {
    network: network === null ? null : keys.mac('safety/reporter-network', network).subarray(0, 16),
    device: isToken(device) ? keys.mac('safety/reporter-device', device).subarray(0, 16) : null,
  };
}
