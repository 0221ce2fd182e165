import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { listSecurityEvents } from '#contract/operators/list-security-events.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { signUpMember } from '../people/sign-up-member.ts';
import type { Client } from '../service/client.ts';
import type { TestService } from '../service/service.ts';

interface StoredEvent {
  readonly kind: string;
  readonly operation: string | null;
  readonly network_hash: Buffer | null;
  readonly browser: string | null;
  readonly system: string | null;
}

/** Members with a confirmed address, and views of the security log about them. */
export function securityLog(serviceOf: () => TestService, password: string) {
  let count = 0;
  const rowsAbout = async (column: 'member_id' | 'operator_id', id: Id): Promise<StoredEvent[]> => {
    const { rows } = await sql<StoredEvent>`
      select kind, operation, network_hash, browser, system from security_events
      where ${sql.ref(column)} = ${id} order by id`.execute(serviceOf().platform.db);
    return rows;
  };
  return {
    rowsAbout,
    async newMember() {
      count += 1;
      const email = `logboek${count}@post.example`;
      const { platform, client } = serviceOf();
      const browser = client();
      const { id } = await signUpMember(browser, { email, password });
      await verifyAddress(platform.db, id, platform.clock.now());
      return { email, browser, id };
    },
    kindsAbout: async (member: Id): Promise<string[]> =>
      (await rowsAbout('member_id', member)).map(({ kind }) => kind),
    /** The page of events that a member sees. */
    shownTo: async (browser: Client, page = 1) => (await browser.api(listSecurityEvents, { page })).answer,
  };
}
