/**
 * Two members find each other with the generated client: sign-up, search, like, chat and an order.
 * Run it against a service with DEMO=1: `npx node docs/api/example/journey.ts http://localhost:3000`.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSession, type Session } from './call.ts';
import * as vonk from './vonk.ts';

/** The answer of a call; throws the problem if the call was refused. The status tells the two apart, in types as well. */
const answerOf = <Reply extends { readonly status: number; readonly data: unknown }>(
  reply: Reply,
): Extract<Reply, { status: 200 }>['data'] => {
  if (reply.status !== 200) throw new Error(`refused: ${JSON.stringify(reply.data)}`);
  return reply.data;
};

const eventually = async <Value>(ask: () => Promise<Value | undefined>): Promise<Value> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const value = await ask();
    if (value !== undefined) return value;
    await sleep(100);
  }
  throw new Error('nothing came within 30 seconds');
};

/** The token in the activation mail. Outside a demo a person opens the link in the mail. */
const activationToken = (origin: string, email: string): Promise<string> =>
  eventually(async () => {
    const response = await fetch(new URL(`/dev/mailbox.json?to=${encodeURIComponent(email)}`, origin));
    const mails = (await response.json()) as Array<{ readonly links: readonly string[] }>;
    const link = mails.flatMap(({ links }) => links).find((address) => address.includes('/activate/done'));
    return link === undefined ? undefined : (new URL(link).searchParams.get('token') ?? undefined);
  });

interface Member {
  readonly id: number;
  readonly session: Session;
}

const join = async (
  origin: string,
  given: Pick<vonk.SignUpInput, 'name' | 'gender' | 'looking_for'>,
): Promise<Member> => {
  const session = openSession(origin);
  const email = `${randomUUID()}@people.example`;
  const { user } = answerOf(
    await vonk.signUp(
      {
        ...given,
        email,
        password: 'a rather long password',
        date_of_birth: '1990-05-17',
        sexuality: 'hetero',
        country: 'NL',
        countryregion: 'NL-NH',
        accept_terms: true,
        accept_sensitive_data: true,
      },
      undefined,
      { session },
    ),
  );
  if (user === null) throw new Error('this site does not reveal who has an account');
  answerOf(await vonk.activate({ token: await activationToken(origin, email) }, undefined, { session }));
  return { id: user.id, session };
};

/** Pays on the page of the sandbox bank. At a real bank a person does this in a browser. */
const pay = async (origin: string, checkoutUrl: string): Promise<void> => {
  await fetch(new URL(`${new URL(checkoutUrl).pathname}/complete`, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
};

const order = async (origin: string, session: Session) => {
  const { packages, discount } = answerOf(await vonk.getPackages(undefined, { session }));
  const [smallest] = packages;
  if (smallest === undefined) throw new Error('nothing is on sale');
  const ordered = answerOf(
    await vonk.createPayment(
      {
        package: smallest.id,
        payment_method: 'ideal',
        client_id: randomUUID(),
        price: smallest.price,
        // The price of a newcomer includes a discount, whose code goes with the order.
        ...(discount === null ? {} : { discount_code: discount.code }),
      },
      undefined,
      { session },
    ),
  );
  await pay(origin, ordered.checkout_url ?? '');
  return eventually(async () => {
    const payment = answerOf(await vonk.getPayment({ id: ordered.payment_id }, { session }));
    return payment.state === 'completed' ? payment : undefined;
  });
};

const run = async (origin: string) => {
  const robin = await join(origin, { name: 'Robin', gender: 'female', looking_for: 'male' });
  const sam = await join(origin, { name: 'Sam', gender: 'male', looking_for: 'female' });

  const { results } = answerOf(
    await vonk.searchMembers(
      { gender: 'male', sexuality: ['hetero'], hide_fictional: true, order: 'active' },
      { session: robin.session },
    ),
  );
  const { match } = answerOf(
    await vonk.likeMember({ profile: sam.id }, undefined, { session: robin.session }),
  );
  const likes = answerOf(await vonk.getLikes(undefined, { session: sam.session }));

  const sent = answerOf(
    await vonk.sendMessage(
      { profile: sam.id, client_id: randomUUID(), kind: 'text', text: 'Hello Sam!' },
      undefined,
      { session: robin.session },
    ),
  );
  const { messages } = answerOf(
    await vonk.getMessages({ conversation: sent.message.conversation }, { session: sam.session }),
  );
  const refused = await vonk.likeMember({ profile: robin.id }, undefined, { session: robin.session });
  const payment = await order(origin, robin.session);

  return {
    found: results.some(({ id }) => id === sam.id),
    match,
    liked_by: likes.liked_by.map(({ profile }) => profile.name),
    read: messages.map(({ text }) => text),
    refused: refused.status === 409 ? refused.data.code : null,
    payment: payment.state,
    credits: payment.credits,
  };
};

const [, , origin = 'http://localhost:3000'] = process.argv;
console.log(JSON.stringify(await run(origin)));
