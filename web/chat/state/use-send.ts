import { useWallet } from '#web/credits/wallet.ts';
import { randomUuid } from '#web/platform/random-uuid.ts';
import { useSettings } from '#web/sites/settings.ts';
import type { Outgoing } from './outbox.ts';
import { useOutbox } from './use-outbox.ts';

export interface Sending {
  /** Credits a message costs here. */
  readonly price: number;
  /** Longest text, in characters. */
  readonly longest: number;
  /** Whether the wallet covers one more, as far as this device knows. */
  readonly affordable: boolean;
  /** Puts it into the outbox, from where it goes out now or when the connection is back. */
  readonly send: (text: string) => void;
  /** What is on its way to this member, in order. */
  readonly outgoing: readonly Outgoing[];
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
}

/** Writing to one member. */
export function useSend(profile: number): Sending {
  const { message_credits: price, message_length: longest } = useSettings();
  const credits = useWallet()?.credits ?? null;
  const { outbox, outgoing } = useOutbox();
  const onTheirWay = outgoing.filter((message) => message.failed === null).length;
  return {
    price,
    longest,
    affordable: credits === null || credits - onTheirWay * price >= price,
    send: (text) =>
      outbox?.add({
        client_id: randomUuid(),
        profile,
        text,
        written_at: new Date().toISOString(),
        failed: null,
      }),
    outgoing: outgoing.filter((message) => message.profile === profile),
    retry: (clientId) => outbox?.retry(clientId),
    discard: (clientId) => outbox?.remove(clientId),
  };
}
