import type { Gift } from '#contract/chat/message.ts';
import { usableCredits, useWallet } from '#web/ledger/wallet.ts';
import { randomUuid } from '#web/platform/browser/random-uuid.ts';
import { useSettings } from '#web/sites/settings.ts';
import { heldForStart } from '../outbox/held-for-start.ts';
import type { Outgoing } from '../outbox/outbox.ts';
import { useOutbox } from './use-device.ts';

export interface Sending {
  /** Credits that a message costs on this site. */
  readonly price: number;
  /** Credits that a gift costs on this site. */
  readonly giftPrice: number;
  /** The maximum text length in characters. */
  readonly longest: number;
  /** Whether the balance covers another message, as far as this device knows. */
  readonly affordable: boolean;
  readonly giftAffordable: boolean;
  /**
   * Puts the message into the outbox, which sends it now or when the connection is back. `quote`: the number of
   * the message that it answers.
   */
  readonly send: (text: string, quote?: number | null) => void;
  readonly sendGift: (gift: Gift) => void;
  /** The outgoing messages to this member, in order. */
  readonly outgoing: readonly Outgoing[];
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
}

/** Sending to a member. */
export function useSendMessage(profile: number): Sending {
  const { message_credits: price, gift_credits: giftPrice, message_length: longest } = useSettings();
  const wallet = useWallet();
  const { outbox, outgoing } = useOutbox();
  const promised = outgoing
    .filter((message) => message.failed === null && !message.delivered)
    .reduce((sum, message) => sum + (message.gift === null ? price : giftPrice), 0);
  const covers = (cost: number) => wallet === null || wallet.credits - promised >= cost;
  // The server would refuse it: the member is asked first (CRED-14).
  const needsStart = (cost: number) => wallet !== null && usableCredits(wallet) - promised < cost;
  const add = (content: Pick<Outgoing, 'text' | 'gift' | 'quote'>, cost: number) =>
    outbox.add(
      { ...content, client_id: randomUuid(), profile, written_at: new Date().toISOString() },
      covers(cost) && needsStart(cost) ? heldForStart : null,
    );
  return {
    price,
    giftPrice,
    longest,
    affordable: covers(price),
    giftAffordable: covers(giftPrice),
    send: (text, quote = null) => add({ text, gift: null, quote }, price),
    sendGift: (gift) => add({ text: '', gift, quote: null }, giftPrice),
    outgoing: outgoing.filter((message) => message.profile === profile),
    retry: (clientId) => outbox.retry(clientId),
    discard: (clientId) => outbox.remove(clientId),
  };
}
