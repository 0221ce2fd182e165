const keyOf = (member: number) => `vonk:push:${member}`;

/** For browsers that keep nothing: as long as the page is open. */
const memory = new Map<string, string>();

export const denied = 'denied';

/** What this device knows of a member's push: their subscription as an object, or the value `denied` (NOTIF-3). */
export function keptSubscription(member: number): string | null {
  try {
    return localStorage.getItem(keyOf(member));
  } catch {
    return memory.get(keyOf(member)) ?? null;
  }
}

export function keepSubscription(member: number, value: PushSubscription | typeof denied | null): void {
  const key = keyOf(member);
  const text = value === denied ? denied : value && JSON.stringify(value);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === null) memory.delete(key);
    else memory.set(key, text);
  }
}
