import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

type Trust = (address: string, hop: number) => boolean;

/** Trusts that many hops: the nearest proxies, each of which adds the address that it saw. */
export const trustHops =
  (hops: number): Trust =>
  (_address, hop) =>
    hop < hops;

const trustOf = (setting: Config['trustProxy']): Trust => {
  if (typeof setting === 'boolean') return () => setting;
  if (typeof setting === 'number') return trustHops(setting);
  return proxyAddress.compile(setting.split(',').map((address) => address.trim()));
};

/**
 * Returns the address of the client of a request that does not pass through Fastify. It is the same address
 * as `request.ip` there: forwarded addresses count as far as TRUST_PROXY allows.
 */
export function makeClientAddress({ trustProxy }: Pick<Config, 'trustProxy'>) {
  const trust = trustOf(trustProxy);
  return (request: IncomingMessage): string => proxyAddress(request, trust) ?? '';
}
