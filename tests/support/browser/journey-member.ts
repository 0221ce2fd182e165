import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import { activate } from '#contract/accounts/activate.ts';
import type { signUp } from '#contract/accounts/sign-up.ts';
import { autoLike } from '#contract/discovery/auto-like.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { languageCookie } from '#contract/kit/locale.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { claimPopup } from '#contract/likes/claim-popup.ts';
import { signUpMember } from '../people/sign-up-member.ts';
import { type Client, makeClient } from '../service/client.ts';

/** A member that a journey created for itself. */
export interface JourneyMember {
  readonly id: Id;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Calls the service as this member, without a browser. */
  readonly client: Client;
}

export interface NewJourneyMember extends Partial<CallOf<typeof signUp>> {
  /** Whether the address is confirmed. Default true. */
  readonly active?: boolean;
  /** Whether the demo's like for a newcomer stays. Default false, so that no popup gets in the way. */
  readonly newcomer?: boolean;
}

const mails = z.array(z.object({ to: z.string(), subject: z.string(), links: z.array(z.string()) }));

/** Letters for a unique name or address. */
export const uniqueLetters = (): string => randomUUID().replaceAll('-', '').slice(0, 8);

type Mail = z.output<typeof mails>[number];

/** The mails to an address in the developer mailbox, newest first. */
async function mailsTo(client: Client, address: string): Promise<Mail[]> {
  const response = await client.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  return z.parse(mails, await response.json());
}

/** Waits for a mail to an address in the developer mailbox and returns the newest wanted one. */
export async function waitForMail(
  client: Client,
  address: string,
  isWanted: (mail: Mail) => boolean = () => true,
): Promise<Mail> {
  let newest: Mail | undefined;
  await expect(async () => {
    newest = (await mailsTo(client, address)).find(isWanted);
    expect(newest, `a mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 30_000, intervals: [20, 30, 50, 100] });
  if (newest === undefined) throw new Error(`no mail to ${address}`);
  return newest;
}

/** The link in a mail whose path begins like this, without its host. */
export function linkIn(mail: { readonly links: readonly string[] }, path: string): string {
  for (const link of mail.links) {
    const { pathname, search } = new URL(link);
    if (pathname.startsWith(path)) return pathname + search;
  }
  throw new Error(`no link to ${path} in the mail`);
}

/** Signs a member up through the API and confirms the address with the mailed link. */
export async function makeMember(
  url: string,
  language: Locale,
  { active = true, newcomer = false, ...given }: NewJourneyMember = {},
  site?: string,
): Promise<JourneyMember> {
  const client = makeClient(url, site);
  client.cookies.set(languageCookie, language);
  const name = given.name ?? `Robin ${uniqueLetters()}`;
  const email = given.email ?? `${uniqueLetters()}@journeys.example`;
  const password = given.password ?? 'a rather long password';
  // The address can have an account on another site already, with an activation link of its own.
  const old = new Set((await mailsTo(client, email)).flatMap(({ links }) => links));
  const { id } = await signUpMember(client, { ...given, name, email, password });
  if (active) {
    const isActivation = (link: string) => new URL(link).pathname.startsWith('/activate') && !old.has(link);
    const mail = await waitForMail(client, email, ({ links }) => links.some(isActivation));
    const link = linkIn(mail, '/activate');
    const token = new URL(link, url).searchParams.get('token') ?? '';
    (await client.api(activate, { token })).answer;
  }
  if (!newcomer) {
    (await client.api(autoLike, {})).answer;
    (await client.api(claimPopup, {})).answer;
  }
  return { id, name, email, password, client };
}
