import { useTagged } from './use-tagged.ts';

/** Returns a path with the traffic tags of the present page. */
export const useTaggedPath = (path: string): string => useTagged()(path);
