import * as z from 'zod/mini';
import type { LiveEvent } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '../platform.ts';

export interface SocketCall<Payload> {
  readonly member: Id;
  readonly session: Id;
  readonly site: number;
  readonly payload: Payload;
}

export interface SocketInput {
  readonly name: string;
  /**
   * At most `calls` per socket in `seconds`. Further messages are dropped and answered with
   * `too_many_requests`.
   */
  readonly limit: { readonly calls: number; readonly seconds: number };
  /** Checks the payload and runs the handler. Returns false if the payload does not match the event. */
  run(call: SocketCall<unknown>, platform: Platform): Promise<boolean>;
}

/**
 * Defines a message that a member's device may send over its socket, with an event as its schema. The
 * acknowledgement, if requested, is `{ ok: true }` or `{ ok: false, code }`.
 */
export function socketInput<Payload extends z.ZodMiniType>(
  event: LiveEvent<Payload>,
  handle: (call: SocketCall<z.output<Payload>>, platform: Platform) => Promise<void>,
  limit: SocketInput['limit'] = { calls: 20, seconds: 10 },
): SocketInput {
  return {
    name: event.name,
    limit,
    async run(call, platform) {
      const checked = z.safeParse(event.payload, call.payload);
      if (!checked.success) return false;
      await handle({ ...call, payload: checked.data }, platform);
      return true;
    },
  };
}
