import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

type Trust = (address: string, hop: number) => boolean;

const trusts: Record<'all' | 'none', Trust> = { all: () => true, none: () => false };

const trustOf = (setting: Config['trustProxy']): Trust => {
  if (typeof setting === 'boolean') return setting ? trusts.all : trusts.none;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return proxyAddress.compile(setting.split(',').map((part) => part.trim()));
};

/**
 * Returns a function that reads the address of the client behind the trusted proxies, for requests that
 * Fastify does not see. The rule is Fastify's own.
 */
export function clientAddress(setting: Config['trustProxy']): (request: IncomingMessage) => string {
  const trust = trustOf(setting);
  return (request) => proxyAddress(request, trust);
}
