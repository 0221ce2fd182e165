import { hostname, networkInterfaces } from 'node:os';

/**
 * Whether a host of a request is a name or address of this machine, in its local network too. IPv6 addresses
 * have brackets.
 */
export function isOfThisMachine(host: string): boolean {
  const name = hostname().toLowerCase();
  if (host === name || host === `${name}.local`) return true;
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => host === address || host === `[${address}]`),
  );
}
