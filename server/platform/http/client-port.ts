import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

const highest = 65_535;

/**
 * Source port of the caller (CSAM-3). Behind a trusted proxy only its header X-Client-Port counts; without a
 * proxy the port of the connection. Null if nothing names it.
 */
export function clientPort(
  {
    headers,
    socket,
  }: {
    readonly headers: FastifyRequest['headers'];
    readonly socket: { readonly remotePort?: number | undefined } | undefined;
  },
  { trustProxy }: Pick<Config, 'trustProxy'>,
): number | null {
  const named = trustProxy === false ? socket?.remotePort : Number(headers['x-client-port']);
  return named !== undefined && Number.isInteger(named) && named > 0 && named <= highest ? named : null;
}
