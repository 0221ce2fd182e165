import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { logIn } from '#contract/accounts/log-in.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { findClusterPlace, runningDatabaseUrl } from '#server/platform/database/embedded/cluster-place.ts';
import { livingPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type ServiceProcess, startProcess } from '#tests/support/service/process.ts';
import { eventually } from '#tests/support/service/service.ts';

const crashes = process.env.LONG === '1' ? 50 : 2;
const password = 'demo-demo-demo';

const enter = async (service: ServiceProcess): Promise<Client> => {
  const client = service.client();
  await client.api(logIn, { email: 'carla@demo.example', password });
  return client;
};

/** Sends messages one after another until the service is gone, and collects the acknowledged ones. */
const sendUntilGone = async (client: Client, profile: number, acknowledged: Set<string>): Promise<void> => {
  for (;;) {
    const sent = { profile, client_id: randomUUID(), kind: 'text', text: 'Nog een' } as const;
    try {
      const reply = await client.api(sendMessage, sent);
      if (reply.status !== 200) return;
      acknowledged.add(reply.answer.message.client_id ?? '');
    } catch {
      return;
    }
  }
};

/** Adds credits for the next round, with a ledger transfer like any other booking. */
const topUp = (db: Handle, round: number) =>
  sql`
    with carla as (
      update wallets set balance = balance + 200
      where member_id = (select member_id from addresses where email = 'carla@demo.example' order by site_id limit 1)
      returning member_id
    )
    insert into ledger_transfers (member_id, debit_account, credit_account, amount, reason, idempotency_key)
    select member_id, 'granted', 'wallet', 200, 'demo', ${`round ${round}`} from carla`.execute(db);

test('kill -9 of service and database under load loses no acknowledged message or payment [OPS-1d, CHAT-3c, CRED-3a]', {
  timeout: 120_000 + crashes * 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-crash-'));
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'data');
  const start = () => startProcess({ DATA_DIR: dataDir, DEMO: '1', RATE_LIMITS: 'relaxed' });
  const known = new Set<string>();
  let service = await start();
  try {
    for (let crash = 0; crash < crashes; crash += 1) {
      const client = await enter(service);
      const { results } = (await client.api(searchMembers, { gender: 'male' })).answer;
      const senders = results.slice(0, 4).map(({ id }) => sendUntilGone(client, id, known));
      const before = known.size;
      await eventually(() => expect(known.size).toBeGreaterThan(before + 3));
      const postmaster = livingPostmaster(findClusterPlace(dataDir).cluster);
      await service.kill9();
      if (postmaster) process.kill(postmaster, 'SIGKILL');
      await Promise.all(senders);

      service = await start();
      const { db, close } = openDatabase(runningDatabaseUrl(dataDir) ?? '', null);
      const { rows } = await sql<{ client_id: string; paid: number }>`
        select messages.client_id, (
          select count(*) from ledger_transfers
          where member_id = messages.sender_id
            and idempotency_key = 'message:' || messages.conversation_id || ':' || messages.client_id
        ) as paid
        from messages where cost > 0`.execute(db);
      expect([...known].filter((id) => !rows.some(({ client_id }) => client_id === id))).toEqual([]);
      expect(rows.filter(({ paid }) => paid !== 1)).toEqual([]);
      expect(await verifyLedger(db)).toEqual([]);
      await topUp(db, crash);
      await close();
    }
    expect((await (await enter(service)).api(getChats, {})).answer.chats.length).toBeGreaterThan(0);
  } finally {
    await service.terminate();
    await rm(folder, { recursive: true, force: true });
  }
});
