import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { verifyLedger, walletOf } from '#server/ledger/door.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadSites } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { addCompleteMember, type NewPerson } from '#tests/support/people/people.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';

const timeout = 60_000;

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

/** Call only after a service has run on the database, because the service creates the first site. */
const person = async (given?: NewPerson) => {
  await loadSites(database.db);
  return addCompleteMember({ db: database.db, clock: systemClock }, given);
};

const credits = async (member: number) => (await walletOf(database.db, member)).credits;

describe('a process killed while sending', () => {
  test.each([
    ['chat/message-stored', 0],
    ['chat/message-paid', 0],
    ['chat/message-committed', 1],
  ] as const)(
    'leaves nothing half done at %s, and the retry sends and charges once [CHAT-3c]',
    { timeout },
    async (step, expected) => {
      const first = await startKillable(database.url, step);
      const [anna, bram] = [await person(), await person()];
      const message = { profile: bram, client_id: randomUUID(), kind: 'text' as const, text: 'Ben je daar?' };
      await expect(first.loggedIn(anna).api(sendMessage, message)).rejects.toThrow();
      expect(await first.ended).toBe('SIGKILL');
      expect(await credits(anna)).toBe(100 - expected);

      const second = await startKillable(database.url);
      const browser = second.loggedIn(anna);
      expect((await browser.api(getChats, {})).answer.chats).toHaveLength(expected);
      const { answer } = await browser.api(sendMessage, message);
      expect(answer).toMatchObject({ credits: 99, message: { id: 1, text: 'Ben je daar?' } });
      const { conversation } = answer.message;
      const theirs = await second.loggedIn(bram).api(getMessages, { conversation });
      expect(theirs.answer.messages).toHaveLength(1);
      expect(await verifyLedger(database.db)).toEqual([]);
      await second.kill();
    },
  );

  test('leaves the demo answer to the next process [SAFE-4c]', { timeout }, async () => {
    const first = await startKillable(database.url);
    const [anna, vera] = [await person(), await person({ fictional: true })];
    const message = { profile: vera, client_id: randomUUID(), kind: 'text' as const, text: 'Hoi!' };
    const browserOfFirst = first.loggedIn(anna);
    (await browserOfFirst.api(acknowledgeFictional, { profile: vera })).answer;
    const sent = (await browserOfFirst.api(sendMessage, message)).answer.message;
    await first.kill();
    const second = await startKillable(database.url);
    const browser = second.loggedIn(anna);
    await eventually(async () => {
      const page = await browser.api(getMessages, { conversation: sent.conversation });
      expect(page.answer.messages).toHaveLength(2);
    }, 30_000);
    await second.kill();
  });
});
