import type { Gift } from '#contract/chat/gift.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { randomUuid } from '#web/platform/browser/random-uuid.ts';
import { useSettings } from '#web/sites/settings.ts';
import type { Outgoing } from '../outbox/outbox.ts';
import { useOutbox } from './use-outbox.ts';

export interface Sending {
  /** Credits a message costs here. */
  readonly price: number;
  /** Credits a gift costs here. */
  readonly giftPrice: number;
  /** Longest text, in characters. */
  readonly longest: number;
  /** Whether the wallet covers one more, as far as this device knows. */
  readonly affordable: boolean;
  readonly giftAffordable: boolean;
  /** Puts it into the outbox, from where it goes out now or when the connection is back. */
  readonly send: (text: string) => void;
  readonly sendGift: (gift: Gift) => void;
  /** What is on its way to this member, in order. */
  readonly outgoing: readonly Outgoing[];
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
}

/** Writing to one member. */
export function useSend(profile: number): Sending {
  const { message_credits: price, gift_credits: giftPrice, message_length: longest } = useSettings();
  const credits = useWallet()?.credits ?? null;
  const { outbox, outgoing } = useOutbox();
  const promised = outgoing
    .filter((message) => message.failed === null && !message.delivered)
    .reduce((sum, message) => sum + (message.gift === null ? price : giftPrice), 0);
  const covers = (cost: number) => credits === null || credits - promised >= cost;
  const add = (content: Pick<Outgoing, 'text' | 'gift'>) =>
    outbox.add({ ...content, client_id: randomUuid(), profile, written_at: new Date().toISOString() });
  return {
    price,
    giftPrice,
    longest,
    affordable: covers(price),
    giftAffordable: covers(giftPrice),
    send: (text) => add({ text, gift: null }),
    sendGift: (gift) => add({ text: '', gift }),
    outgoing: outgoing.filter((message) => message.profile === profile),
    retry: (clientId) => outbox.retry(clientId),
    discard: (clientId) => outbox.remove(clientId),
  };
}
