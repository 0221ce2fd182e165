import type { Id } from '#contract/kit/id.ts';
import { openWallet } from '#server/ledger/door.ts';
import { createMember } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '../../database/database.ts';
import type { Client } from '../../service/client.ts';
import { type KillableSequence, killableSequence } from '../../service/killable-sequence.ts';
import { type KillableService, startKillable } from '../../service/killable-service.ts';
import type { MollieStandIn } from './mollie-stand-in.ts';

export interface MollieShop extends KillableSequence {
  readonly database: FreshDatabase;
  /** Creates a member without credits. */
  member(): Promise<Id>;
  /** A browser in which the member is logged in. */
  browser(member: Id): Promise<Client>;
  /** Moves the clocks of the shop and of Mollie forward. */
  forward(seconds: number): Promise<void>;
  /** Runs the job that the shop runs every minute. */
  reconcile(): Promise<void>;
  /** Makes Mollie's calls that are due. */
  deliver(): Promise<number[]>;
}

/**
 * The service with payments by Mollie's stand-in, as a separate process. Only that process skips certificate
 * checks. Its public URL is `https://www.vonk.example`, so that it receives webhooks.
 */
export async function mollieShop(mollie: MollieStandIn): Promise<MollieShop> {
  const database = await freshDatabase();
  let moved = 0;
  const service = killableSequence(async (): Promise<KillableService> => {
    const started = await startKillable(database.url, undefined, undefined, 0, {
      MOLLIE_API_KEY: mollie.apiKey,
      MOLLIE_API_URL: mollie.url,
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      NODE_NO_WARNINGS: '1',
      PUBLIC_URL: 'https://www.vonk.example',
    });
    await started.forward(moved);
    return started;
  });
  // The running service creates the site that members need.
  await service.running();
  return {
    ...service,
    database,
    async member() {
      const member = await createMember(database.db, 1);
      await openWallet(database.db, { member, credits: 0 });
      return member;
    },
    async browser(member) {
      const client = (await service.running()).visitor();
      client.cookies.set('__Host-vonk_session', String(member));
      return client;
    },
    async forward(seconds) {
      moved += seconds;
      mollie.clock.forward(seconds);
      await (await service.running()).forward(seconds);
    },
    reconcile: async () => (await service.running()).run('payments/reconcile-payments'),
    deliver: async () => mollie.deliver((await service.running()).url),
    async stop() {
      await service.stop();
      await database.drop();
    },
  };
}
