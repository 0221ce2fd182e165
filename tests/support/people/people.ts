import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Socket } from 'socket.io-client';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { openWallet } from '#server/ledger/door.ts';
import { registerAddress, verifyAddress } from '#server/notifications/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
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
  /** The address is confirmed since 60 days or more, so that a report hides by itself. Default false. */
  readonly trusted?: boolean;
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

let trustedMembers = 0;

/**
 * Lets a member have joined and confirmed long ago. Each on another day, because one day counts as one
 * person.
 */
async function trustMember({ db, clock }: Pick<Platform, 'db' | 'clock'>, member: Id): Promise<void> {
  trustedMembers += 1;
  const joined = addDays(clock.now(), -60 - 2 * trustedMembers);
  await verifyAddress(db, member, joined);
  await sql`update members set joined_at = ${joined} where id = ${member}`.execute(db);
}

/** Adds a member with everything that the sign-up creates: address, wallet, profile. */
export async function addCompleteMember(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  given: NewPerson = {},
): Promise<Id> {
  const { name = 'Robin', site: host, credits = 100, fictional = false, confirmed = true } = given;
  const { language = 'nl', trusted = false } = given;
  const site = siteOfHost(host ?? 'localhost').id;
  const member = await addMember({ db, clock }, { site, name, fictional, active: confirmed });
  await registerAddress(db, { member, site, email: `${randomUUID()}@people.example`, language });
  if (trusted) await trustMember({ db, clock }, member);
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
