/** Places that several holders share, such as open sockets per network. */
export interface Places {
  /**
   * Takes a place for this holder. Returns the function that frees the place, or null if the holder has its
   * share. Freeing twice is harmless.
   */
  take(holder: string): (() => void) | null;
  readonly taken: number;
}

export interface PlaceLimits {
  readonly total: number;
  /** Maximum for one holder. */
  readonly mostOfOne: number;
  /**
   * One holder gets at most this part of the free places, so that a few greedy holders leave room for a
   * newcomer. Null: no such limit.
   */
  readonly shareOfFree: number | null;
}

/** Counts places in the memory of this process. */
export function makePlaces({ total, mostOfOne, shareOfFree }: PlaceLimits): Places {
  const held = new Map<string, number>();
  let taken = 0;
  return {
    take(holder) {
      const own = held.get(holder) ?? 0;
      const unused = total - taken;
      const share = shareOfFree === null ? total : Math.ceil(unused * shareOfFree);
      if (unused === 0 || own >= Math.min(mostOfOne, share)) return null;
      held.set(holder, own + 1);
      taken += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        taken -= 1;
        const remaining = (held.get(holder) ?? 1) - 1;
        if (remaining === 0) held.delete(holder);
        else held.set(holder, remaining);
      };
    },
    get taken() {
      return taken;
    },
  };
}
