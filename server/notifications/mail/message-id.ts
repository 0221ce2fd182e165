import type { Keys } from '#server/platform/keys/keys.ts';

const hour = 3600_000;

/**
 * The same for what a job sends twice because its process died between the two: mail servers keep one. A mail that says
 * the same again later is another one, so the hour counts.
 */
export function messageId(keys: Keys, parts: readonly string[], now: Date, host: string): string {
  const of = JSON.stringify([...parts, Math.floor(now.getTime() / hour)]);
  return `<${keys.mac('notifications/message-id', of).subarray(0, 20).toString('hex')}@${host}>`;
}
