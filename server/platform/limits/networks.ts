import { isIPv4, isIPv6 } from 'node:net';

/** Bits that all addresses of a network share; null for an invalid address. */
type PrefixLength = 24 | 32 | 48 | 56 | 64 | null;

/** One of the networks that an address belongs to. */
export interface Network {
  readonly key: string;
  readonly prefix: PrefixLength;
  /** The budget of the network, as a multiple of the budget of a single address. */
  readonly factor: number;
}

/** The eight groups of 16 bits of an IPv6 address. */
const groupsOf = (ip: string): readonly number[] => {
  const [head = '', rest] = ip.replace(/%.*$/, '').split('::');
  const parse = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const first = parse(head);
  if (rest === undefined) return first;
  const last = parse(rest);
  const gap = Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<number>(gap).fill(0), ...last];
};

const hex = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');

const ipv4Of = (ip: string): string | null => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv4(ip) ? ip : null;
};

/**
 * Returns the networks of an address, the widest first.
 * - IPv4: the /24 and the address.
 * - IPv6: a /48, /56 and /64. One customer owns a /64, often a /56. A company or a rented server owns a /48.
 * - An invalid address is a network of its own.
 * Wider networks have wider budgets, because they hold more people.
 */
export function networksOf(ip: string): readonly Network[] {
  const ipv4 = ipv4Of(ip);
  if (ipv4 !== null)
    return [
      { key: `${ipv4.slice(0, ipv4.lastIndexOf('.'))}.0/24`, prefix: 24, factor: 8 },
      { key: ipv4, prefix: 32, factor: 1 },
    ];
  if (!isIPv6(ip)) return [{ key: ip.slice(0, 64), prefix: null, factor: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(ip);
  return [
    { key: `${hex([a, b, c])}::/48`, prefix: 48, factor: 4 },
    { key: `${hex([a, b, c, d & 0xff00])}::/56`, prefix: 56, factor: 2 },
    { key: `${hex([a, b, c, d])}::/64`, prefix: 64, factor: 1 },
  ];
}

/** The smallest network of an address: the address for IPv4, the /64 for IPv6. */
export const smallestNetwork = (ip: string): string => networksOf(ip).at(-1)?.key ?? ip;

/** The network that one person may own as a whole: the /24 for IPv4, the /48 for IPv6. Null if invalid. */
export function widestNetwork(ip: string): string | null {
  const [widest] = networksOf(ip);
  return widest === undefined || widest.prefix === null ? null : widest.key;
}
