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
  /** At most `calls` per socket in `seconds`; more are dropped and answered with `too_many_requests`. */
  readonly limit: { readonly calls: number; readonly seconds: number };
  /** Checks the payload and runs; false when the payload is not what the event declares. */
  run(call: SocketCall<unknown>, platform: Platform): Promise<boolean>;
}

/**
 * What a member's device may say over its socket: an event declared like the ones it hears. The device's
 * acknowledgement, if it asks for one, is `{ ok: true }` or `{ ok: false, code }`.
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
