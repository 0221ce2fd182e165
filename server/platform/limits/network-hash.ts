import type { KeyPurpose, Keys } from '../keys/keys.ts';
import { smallestNetwork, widestNetwork } from './networks.ts';

/** Keyed hash of 32 bytes of the smallest network of an address: the address for IPv4, the /64 for IPv6. */
export const smallestNetworkHash = (keys: Keys, purpose: KeyPurpose, ip: string): Buffer =>
  keys.mac(purpose, smallestNetwork(ip));

/**
 * Keyed hash of 32 bytes of the network that one person may own: the /24 for IPv4, the /48 for IPv6. An
 * invalid address is a network of its own.
 */
export const widestNetworkHash = (keys: Keys, purpose: KeyPurpose, ip: string): Buffer =>
  keys.mac(purpose, widestNetwork(ip) ?? ip);
