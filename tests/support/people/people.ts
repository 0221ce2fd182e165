import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { openWallet } from '#server/ledger/door.ts';
import { registerAddress } from '#server/notifications/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteOfHost } from '#server/sites/door.ts';
import type { Client } from '../service/client.ts';
import { type ServiceOverrides, startService, type TestService } from '../service/service.ts';
import { addMember, loggedIn, memberIdCookieWiring } from './members.ts';

export interface NewPerson {
  readonly name?: string;
  /** Host name of the site. Default: the default site. */
  readonly site?: string;
  /** Default 100. */
  readonly credits?: number;
  readonly fictional?: boolean;
  /** Whether the profile can be found. Default true. */
  readonly confirmed?: boolean;
  readonly language?: Locale;
}

/** A member with a logged-in browser. */
export interface Person extends Client {
  readonly id: Id;
  readonly name: string;
}

/** An event that a socket received. */
export interface ReceivedEvent {
  readonly name: string;
  readonly payload: unknown;
}

export interface PeopleService extends TestService {
  person(given?: NewPerson): Promise<Person>;
}

/** Adds a member with everything that the sign-up creates: address, wallet, profile. */
export async function addCompleteMember(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  given: NewPerson = {},
): Promise<Id> {
  const { name = 'Robin', site: host, credits = 100, fictional = false, confirmed = true } = given;
  const { language = 'nl' } = given;
  const site = siteOfHost(host ?? 'localhost').id;
  const member = await addMember({ db, clock }, { site, name, fictional, active: confirmed });
  await registerAddress(db, { member, site, email: `${randomUUID()}@people.example`, language });
  await openWallet(db, { member, credits });
  return member;
}

/** The real service with members who skip the sign-up. */
export async function startServiceWithMembers(overrides: ServiceOverrides = {}): Promise<PeopleService> {
  const service = await startService({
    ...overrides,
    wiring: { ...memberIdCookieWiring, ...overrides.wiring },
  });
  return {
    ...service,
    async person(given = {}) {
      const id = await addCompleteMember(service.platform, given);
      return Object.assign(loggedIn(service, id, given.site), { id, name: given.name ?? 'Robin' });
    },
  };
}

/** Collects every event that this socket receives from now on, in order. */
export function recordEvents(socket: Socket): ReceivedEvent[] {
  const heard: ReceivedEvent[] = [];
  socket.onAny((name: string, payload: unknown) => heard.push({ name, payload }));
  return heard;
}
