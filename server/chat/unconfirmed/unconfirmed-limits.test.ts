import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { sendPaidMessage } from '../messages/send-paid-message.ts';
import {
  countedNetworks,
  unconfirmedAlike,
  unconfirmedPerNetwork,
  unconfirmedPerReceiver,
  unconfirmedPerSite,
} from './unconfirmed-limits.ts';

const service = await startServiceWithMembers({ rateLimitFactor: 1, demo: false });
const { platform } = service;
const site = siteOfHost('localhost').id;

const unconfirmed = async (): Promise<Id> => (await service.person({ confirmed: false })).id;

let addresses = 0;
/** A client address of a network that no other call has. */
const otherNetwork = () => {
  addresses += 1;
  return `10.${Math.floor(addresses / 250)}.${addresses % 250}.1`;
};

/** Sends as a throwaway account from this address. Returns the code of the refusal, or `sent`. */
const write = async (sender: Id, profile: Id, ip = otherNetwork(), body = `Hoi ${addresses}!`) => {
  try {
    await sendPaidMessage(platform, site, {
      sender,
      to: { profile },
      kind: 'text',
      body,
      clientId: randomUUID(),
      cost: 1,
      networks: () => countedNetworks(platform.keys, ip),
      now: platform.clock.now(),
    });
    return 'sent';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

const count = (codes: readonly string[], wanted: string) => codes.filter((code) => code === wanted).length;

test('gives one member five messages a day from forty throwaway accounts of forty networks [ACC-6d]', async () => {
  const bram = await service.person();
  const accounts = await Promise.all(Array.from({ length: 40 }, unconfirmed));
  const codes = await Promise.all(accounts.map((account) => write(account, bram.id)));
  expect(count(codes, 'sent')).toBe(unconfirmedPerReceiver);
  expect(count(codes, 'confirm_first')).toBe(40 - unconfirmedPerReceiver);
  // A confirmed member is not affected.
  const carla = await service.person();
  const text = { profile: bram.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
  expect((await carla.api(sendMessage, text)).status).toBe(200);
  expect(await verifyLedger(platform.db)).toEqual([]);
});

test('gives all throwaway accounts of one address ten messages a day [ACC-6d]', async () => {
  const ip = otherNetwork();
  const codes: string[] = [];
  for (let turn = 0; turn < unconfirmedPerNetwork + 5; turn += 1)
    codes.push(await write(await unconfirmed(), (await service.person()).id, ip));
  expect(count(codes, 'sent')).toBe(unconfirmedPerNetwork);
});

test('counts a refused message against no limit [ACC-6d]', async () => {
  const [ip, bram] = [otherNetwork(), await service.person()];
  for (let turn = 0; turn < unconfirmedPerNetwork + 2; turn += 1)
    expect(await write(await unconfirmed(), bram.id, ip, 'Mail mij: anna@voorbeeld.nl')).toBe(
      'unconfirmed_details',
    );
  expect(await write(await unconfirmed(), bram.id, ip)).toBe('sent');
});

test('lets three throwaway accounts send the same long opener [ACC-6d]', async () => {
  const body =
    'Ik zoek iemand om mee te zeilen, te koken en lange avonden over boeken te praten. Ben jij dat?';
  const codes: string[] = [];
  for (let turn = 0; turn < unconfirmedAlike + 3; turn += 1)
    codes.push(await write(await unconfirmed(), (await service.person()).id, undefined, body));
  expect(count(codes, 'sent')).toBe(unconfirmedAlike);
});

test('stops a hundred and thirty throwaway accounts of as many networks at the limit of the site [ACC-6d]', {
  timeout: 60_000,
}, async () => {
  const codes: string[] = [];
  for (let turn = 0; turn < unconfirmedPerSite + 10; turn += 1)
    codes.push(await write(await unconfirmed(), (await service.person()).id));
  expect(codes.at(-1)).toBe('confirm_first');
  expect(count(codes, 'sent')).toBeLessThanOrEqual(unconfirmedPerSite);
  expect(count(codes, 'sent')).toBeGreaterThan(unconfirmedPerSite / 2);
});
