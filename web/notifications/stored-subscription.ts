const keyOf = (member: number) => `vonk:push:${member}`;

/** Fallback for browsers without storage, until the page closes. */
const memory = new Map<string, string>();

export const denied = 'denied';

/**
 * Reads the push state of a member stored on this device: the subscription as an object, or `denied`
 * (NOTIF-3).
 */
export function storedSubscription(member: number): string | null {
  try {
    return localStorage.getItem(keyOf(member));
  } catch {
    return memory.get(keyOf(member)) ?? null;
  }
}

export function storeSubscription(member: number, value: PushSubscription | typeof denied | null): void {
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
