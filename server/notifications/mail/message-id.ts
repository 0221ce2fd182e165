import type { Keys } from '#server/platform/keys/keys.ts';

const hour = 3600_000;

/**
 * Message-ID that is the same when a job sends a mail twice because its process died. Mail servers then keep
 * one copy. The hour is included, because the same text later is another mail.
 */
export function messageId(keys: Keys, parts: readonly string[], now: Date, host: string): string {
  const of = JSON.stringify([...parts, Math.floor(now.getTime() / hour)]);
  return `<${keys.mac('notifications/message-id', of).subarray(0, 20).toString('hex')}@${host}>`;
}
