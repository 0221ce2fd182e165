import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { wiring } from '#server/main/wiring.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { addDays } from '#server/platform/time.ts';
import { memberIdCookieWiring } from '../people/members.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '../people/people.ts';
import { signUpMember } from '../people/sign-up-member.ts';
import { turnOnTwoStep } from '../people/two-step.ts';
import type { Client } from '../service/client.ts';
import { type MovableClock, movableClock } from '../service/movable-clock.ts';

/** An account of a stranger: in days, how long ago it was opened and confirmed; null if never confirmed. */
export interface Stranger extends Person {
  readonly days: number;
  readonly confirmed: boolean;
  /** Opened on the same day as the other accounts of the burst. */
  readonly burst: boolean;
}

/** A member who does nothing, in the browser they always use. */
export interface Bystander {
  readonly id: Id;
  readonly client: Client;
  readonly email: string;
  readonly password: string;
  /** Secret of the authenticator app; null without two-step login. */
  readonly secret: string | null;
}

/** A report that was filed in a sequence, for the independent judgement of the test. */
export interface FiledReport {
  readonly by: Stranger;
  readonly about: Bystander;
  readonly network: number;
  readonly at: Date;
}

export interface AbuseWorld {
  readonly service: PeopleService;
  readonly clock: MovableClock;
  readonly strangers: readonly Stranger[];
  readonly bystanders: readonly Bystander[];
  /** A member who looks at the bystanders. */
  readonly viewer: Person;
  /** Reports of possible minors in the present sequence. */
  readonly reports: FiledReport[];
  /** Bystanders whom the present sequence tried to lock out. */
  readonly targets: Set<Id>;
  /** Undoes what the last sequence did, and sets the clock back. */
  reset(): Promise<void>;
}

const password = 'a rather long password';

/**
 * Strangers by days since they joined and confirmed: most are throwaway accounts, the last three are patient.
 */
const accounts = [
  ...Array.from({ length: 30 }, () => ({ days: 40, confirmed: false, burst: false })),
  ...Array.from({ length: 30 }, (_, index) => ({ days: index % 5, confirmed: true, burst: false })),
  ...Array.from({ length: 37 }, () => ({ days: 20, confirmed: true, burst: true })),
  ...[10, 15, 45].map((days) => ({ days, confirmed: true, burst: false })),
];

async function addStranger(service: PeopleService, given: (typeof accounts)[number]): Promise<Stranger> {
  const { db, clock } = service.platform;
  const person = await service.person({ confirmed: given.confirmed });
  const joined = addDays(clock.now(), -given.days);
  await sql`update members set joined_at = ${joined} where id = ${person.id}`.execute(db);
  if (given.confirmed) await verifyAddress(db, person.id, joined);
  person.cookies.set('vonk_device', randomBytes(32).toString('base64url'));
  return Object.assign(person, given);
}

async function addBystander(service: PeopleService, twoStep: boolean): Promise<Bystander> {
  const client = service.client();
  const { id } = await signUpMember(client, { password });
  const { db } = service.platform;
  const { rows } = await sql<{ email: string }>`
    update addresses set verified_at = now() where member_id = ${id} returning email`.execute(db);
  await sql`update profiles set status = 'active' where member_id = ${id}`.execute(db);
  const secret = twoStep
    ? (await turnOnTwoStep(client, service.platform.clock.now(), password)).secret
    : null;
  return { id, client, email: rows[0]?.email ?? '', password, secret };
}

/**
 * Undoes the reports and their consequences, counted tries and used codes. Deleting a report deletes its
 * decisions, trust and causes.
 */
async function resetRows(service: PeopleService): Promise<void> {
  const { db } = service.platform;
  await sql`delete from automatic_brakes`.execute(db);
  await sql`delete from account_limits`.execute(db);
  await sql`update totp_secrets set last_step = null`.execute(db);
  await sql`delete from restrictions`.execute(db);
  await sql`delete from reports`.execute(db);
  await sql`delete from withheld_members`.execute(db);
  await sql`update profiles set status = held_status, held_status = null where held_status is not null`.execute(
    db,
  );
}

/** The real service with a hundred accounts of strangers, and with members who do nothing. */
export async function makeAbuseWorld(): Promise<AbuseWorld> {
  const start = new Date();
  const clock = movableClock(start);
  const service = await startServiceWithMembers({
    demo: false,
    trustProxy: true,
    // No jobs: nobody reads the mails of the sequences.
    roles: ['web', 'realtime'],
    clock,
    wiring: {
      // Strangers skip the log-in; bystanders have real sessions.
      identify: (cookies, platform, site) =>
        /^\d+$/.test(cookies.vonk_session ?? '')
          ? memberIdCookieWiring.identify(cookies, platform, site)
          : wiring.identify(cookies, platform, site),
    },
  });
  const strangers: Stranger[] = [];
  for (const given of accounts) strangers.push(await addStranger(service, given));
  const bystanders: Bystander[] = [];
  for (let turn = 0; turn < 8; turn += 1) bystanders.push(await addBystander(service, turn % 4 === 3));
  const viewer = await service.person();
  const reports: FiledReport[] = [];
  const targets = new Set<Id>();
  return {
    ...{ service, clock, strangers, bystanders, viewer, reports, targets },
    async reset() {
      clock.set(start);
      reports.length = 0;
      targets.clear();
      await resetRows(service);
    },
  };
}
