import { randomUUID } from 'node:crypto';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '../../people/people.ts';
import type { MovableClock } from '../../service/movable-clock.ts';
import type { FlexPayStandIn } from './flexpay-stand-in.ts';

export interface FlexPayShop extends PeopleService {
  /** A member without credits. */
  buyer(): Promise<Person>;
  /** Orders 30 credits by card. */
  buy(person: Person): Promise<Payment>;
  look(person: Person, payment: Payment): Promise<Payment>;
  creditsOf(person: Person): Promise<number>;
  /** Calls the postback address with this query: the answer is `<status> <body>`. */
  postback(query: string): Promise<string>;
  /** Makes FlexPay's calls that wait. */
  deliver(): Promise<string[]>;
}

/** The real service with payments by FlexPay's stand-in. */
export async function startFlexpayShop(
  flexpay: FlexPayStandIn,
  clock: MovableClock,
  oneClick = false,
): Promise<FlexPayShop> {
  const service = await startServiceWithMembers({ clock, flexpay: { ...flexpay.config, oneClick } });
  const postback = async (query: string): Promise<string> => {
    const answer = await service.client().fetch(`/api/webhook-flexpay.php?${query}`);
    return `${answer.status} ${await answer.text()}`;
  };
  return {
    ...service,
    postback,
    buyer: () => service.person({ credits: 0 }),
    async buy(person) {
      const order = { package: 'p1', payment_method: 'creditcard', client_id: randomUUID() } as const;
      return (await person.api(createPayment, order)).answer;
    },
    look: async (person, { payment_id: id }) => (await person.api(getPayment, { id })).answer,
    creditsOf: async (person) => (await person.api(getWallet, {})).answer.credits,
    deliver: () => flexpay.postbacks.deliver(postback),
  };
}
