import * as z from 'zod/mini';

const drafts = z.record(z.string(), z.string());

/** Where a member's drafts lie in the browser's storage. */
export const draftsKey = (member: number) => `vonk.drafts.${member}`;

const load = (member: number): Record<string, string> => {
  try {
    const read = z.safeParse(drafts, JSON.parse(localStorage.getItem(draftsKey(member)) ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
};

/** What was typed to somebody and not sent yet: it survives leaving the page, buying credits included. */
export function readDraft(member: number, profile: number): string {
  return load(member)[profile] ?? '';
}

export function writeDraft(member: number, profile: number, text: string): void {
  const { [profile]: _, ...others } = load(member);
  const next = text === '' ? others : { ...others, [profile]: text };
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(draftsKey(member));
    else localStorage.setItem(draftsKey(member), JSON.stringify(next));
  } catch {
    // Without storage a draft lives as long as its page.
  }
}
