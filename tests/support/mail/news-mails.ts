import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import type { Message } from '#contract/chat/message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import {
  type NewPerson,
  type PeopleService,
  type Person,
  startServiceWithMembers,
} from '../people/people.ts';
import { type MovableClock, movableClock } from '../service/movable-clock.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts';

export const minute = 60;
export const hour = 3600;

/** A pending job that mails a member, and its delay by the database's clock. */
interface Waiting {
  readonly key: string;
  readonly seconds: number;
}

export interface NewsMails {
  readonly service: PeopleService;
  readonly server: MailServer;
  readonly clock: MovableClock;
  /** A member with a confirmed address whose last visit is long ago. */
  reader(given?: NewPerson): Promise<Person>;
  /** A member who writes, and such a reader. */
  two(): Promise<[Person, Person]>;
  wasHere(person: Person, secondsAgo: number): Promise<unknown>;
  write(from: Person, to: Person, text?: string): Promise<Message>;
  emailOf(person: Person): Promise<string>;
  /** All mails to the member, newest last. */
  mailsTo(person: Person): Promise<ReceivedMail[]>;
  waiting(person: Person): Promise<Waiting[]>;
}

/**
 * A service whose clock starts at noon in Amsterdam, during winter time on both sides of the ocean. Each test
 * uses its own days.
 */
export async function startNewsMails(): Promise<NewsMails> {
  const clock = movableClock();
  const server = await startMailServer();
  const service = await startServiceWithMembers({ clock, smtpUrl: server.url });
  const { db } = service.platform;
  let day = 0;
  beforeEach(() => {
    day += 3;
    clock.set(new Date(Date.UTC(2030, 0, 1 + day, 11, 0)));
  });
  const wasHere = ({ id }: Person, secondsAgo: number) =>
    sql`update profiles set last_active_at = ${new Date(clock.now().getTime() - secondsAgo * 1000)}
      where member_id = ${id}`.execute(db);
  const reader = async (given: NewPerson = {}): Promise<Person> => {
    const person = await service.person(given);
    await verifyAddress(db, person.id, clock.now());
    await wasHere(person, 24 * hour);
    return person;
  };
  const emailOf = async ({ id }: Person): Promise<string> => {
    const { rows } = await sql<{
      email: string;
    }>`select email from addresses where member_id = ${id}`.execute(db);
    return rows[0]?.email ?? '';
  };
  return {
    service,
    server,
    clock,
    reader,
    wasHere,
    emailOf,
    two: () => Promise.all([service.person({ name: 'Annabel' }), reader({ name: 'Bartholomeus' })]),
    write: async (from, to, text = 'Zullen we zaterdag naar de vlinderkas?') =>
      (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
        .message,
    async mailsTo(person) {
      const email = await emailOf(person);
      return server.mails.filter(({ to }) => to.includes(email));
    },
    waiting: async ({ id }) =>
      (
        await sql<Waiting>`select split_part(singleton_key, ' ', 2) as key,
            round(extract(epoch from start_after - now()))::int as seconds
          from pgboss.job
          where name = 'notifications/mail-news' and data->>'member' = ${String(id)} and state = 'created'
          order by 1`.execute(db)
      ).rows,
  };
}

/** A header of a mail in one line, or an empty string. */
export const headerOf = (mail: ReceivedMail | undefined, name: string): string =>
  (mail?.parsed.headerLines.find(({ key }) => key === name)?.line ?? '')
    .replace(/^[^:]+:\s*/, '')
    .replace(/\s+/g, ' ');
