import { isIPv4, isIPv6 } from 'node:net';

/** One of the networks that an address belongs to. */
export interface Network {
  readonly key: string;
  /** The budget of the network, as a multiple of the budget of a single address. */
  readonly factor: number;
}

/**
 * Sizes of IPv6 networks in groups of 16 bits. One customer owns a /64, often a /56, and a company or a
 * rented server a /48. A /56 ends within the fourth group.
 */
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
 * Returns the networks of an address, the widest first: a /24 and the address for IPv4, a /48, /56 and /64
 * for IPv6. Wider networks have wider budgets, because they hold more people. An invalid address is a network
 * of its own.
 */
export function networksOf(ip: string): readonly Network[] {
  const ipv4 = ipv4Of(ip);
  if (ipv4 !== null)
    return [
      { key: `${ipv4.slice(0, ipv4.lastIndexOf('.'))}.0/24`, factor: 8 },
      { key: ipv4, factor: 1 },
    ];
  if (!isIPv6(ip)) return [{ key: ip.slice(0, 64), factor: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(ip);
  return [
    { key: `${hex([a, b, c])}::/48`, factor: 4 },
    { key: `${hex([a, b, c, d & 0xff00])}::/56`, factor: 2 },
    { key: `${hex([a, b, c, d])}::/64`, factor: 1 },
  ];
}

/** The smallest network of an address: the address for IPv4, the /64 for IPv6. */
export const smallestNetwork = (ip: string): string => networksOf(ip).at(-1)?.key ?? ip;

/** The widest network of an address, which one person may own as a whole: the /24 for IPv4, the /48 for IPv6. */
export const widestNetwork = (ip: string): string => networksOf(ip)[0]?.key ?? ip;
