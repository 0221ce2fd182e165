import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

type Trust = (address: string, hop: number) => boolean;

/** Cheaper than a full check of the address, and the list refuses an invalid one anyway. */
const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

/** The addresses and networks of a list, each checked natively: every request asks several times. */
const trustListed = (list: string): Trust => {
  const trusted = new BlockList();
  for (const entry of list.split(',')) {
    const [address = '', bits] = entry.trim().split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => trusted.check(address, familyOf(address));
};

/**
 * Decides about each proxy of a request by TRUST_PROXY. A number trusts that many hops: the nearest proxies,
 * each of which adds the address that it saw.
 */
export const trustOf = (setting: Config['trustProxy']): Trust => {
  if (typeof setting === 'boolean') return () => setting;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return trustListed(setting);
};

/**
 * Returns the address of the client of a request that does not pass through Fastify. It is the same address
 * as `request.ip` there: forwarded addresses count as far as TRUST_PROXY allows.
 */
export function makeClientAddress({ trustProxy }: Pick<Config, 'trustProxy'>) {
  const trust = trustOf(trustProxy);
  return (request: IncomingMessage): string => proxyAddress(request, trust) ?? '';
}
