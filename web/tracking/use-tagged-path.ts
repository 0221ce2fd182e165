import { useTagged } from './use-tagged.ts';

/** One path with the traffic tags of the page it stands on. */
export const useTaggedPath = (path: string): string => useTagged()(path);
