import type { IncomingMessage } from 'node:http';
import type { Id } from '#contract/kit/id.ts';
import { smallestNetwork } from '../limits/networks.ts';
import { makePlaces, type PlaceLimits } from './places.ts';

/**
 * Maximum number of concurrent uploads: in total, per member and per network (decision 0064). The total and
 * the size limits together bound the temporary disk space. Members behind one address of a mobile operator
 * share a dozen: an upload takes seconds.
 */
const total = 48;
const mostOfOneMember = 6;
const mostOfOneNetwork = 12;
const shareOfFree = 1 / 2;

/**
 * If no slot is free for a sender, the slowest upload below this rate makes room, but not in its first
 * seconds.
 */
const crowdedRate = { bytesPerSecond: 64 * 1024, afterSeconds: 10 };

interface Running {
  readonly request: IncomingMessage;
  readonly network: string;
  readonly since: number;
  readonly from: number;
}

export interface Uploader {
  readonly request: IncomingMessage;
  readonly ip: string;
  /** The member, or null for a visitor. */
  readonly sender: Id | null;
}

export interface UploadSlots {
  /**
   * Takes a slot. Returns the function that frees the slot, or null if the sender or network has its share.
   */
  take(uploader: Uploader): (() => void) | null;
}

/** Bytes per second since the upload began. An upload that is complete is never too slow. */
const rateOf = ({ request, since, from }: Running): number =>
  request.complete
    ? Number.POSITIVE_INFINITY
    : (request.socket.bytesRead - from) / ((performance.now() - since) / 1000);

/** Counts the uploads of this process. `factor` multiplies the limit per network. */
export function makeUploadSlots(factor: number): UploadSlots {
  const everybody: PlaceLimits = { total, mostOfOne: total, shareOfFree: null };
  const members = makePlaces({ ...everybody, mostOfOne: mostOfOneMember });
  const networks = makePlaces(factor > 1 ? everybody : { total, mostOfOne: mostOfOneNetwork, shareOfFree });
  const running = new Map<Running, () => void>();

  /** Ends the slowest upload of a network, or of all networks. */
  const endSlowest = (network: string | null): void => {
    const before = performance.now() - crowdedRate.afterSeconds * 1000;
    const slow = [...running.keys()].filter(
      (one) =>
        one.since < before &&
        (network === null || one.network === network) &&
        rateOf(one) < crowdedRate.bytesPerSecond,
    );
    const [slowest] = slow.sort((a, b) => rateOf(a) - rateOf(b));
    if (slowest === undefined) return;
    running.get(slowest)?.();
    slowest.request.destroy();
  };

  const takeOfNetwork = (network: string): (() => void) | null => {
    const free = networks.take(network);
    if (free !== null) return free;
    endSlowest(running.size >= total ? null : network);
    return networks.take(network);
  };

  return {
    take({ request, ip, sender }) {
      const network = smallestNetwork(ip);
      const freeMember = sender === null ? () => {} : members.take(String(sender));
      if (freeMember === null) return null;
      const freeNetwork = takeOfNetwork(network);
      if (freeNetwork === null) {
        freeMember();
        return null;
      }
      const upload: Running = {
        request,
        network,
        since: performance.now(),
        from: request.socket.bytesRead,
      };
      const free = (): void => {
        running.delete(upload);
        freeMember();
        freeNetwork();
      };
      running.set(upload, free);
      return free;
    },
  };
}
