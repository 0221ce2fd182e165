import * as z from 'zod/mini';

const drafts = z.record(z.string(), z.string());

/** The key of a member's drafts in the browser's storage. */
export const draftsKey = (member: number) => `vonk.drafts.${member}`;

/** A member's unsent texts on this device, by the profile they are for. Empty without storage. */
export function readStoredDrafts(member: number): Record<string, string> {
  try {
    const read = z.safeParse(drafts, JSON.parse(localStorage.getItem(draftsKey(member)) ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}
