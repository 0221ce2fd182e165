import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addImage } from '#contract/chat/add-image.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendImage } from '#contract/chat/send-image.ts';
import { verifyLedger, walletOf } from '#server/ledger/door.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadSites } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { picture } from '#tests/support/files/hostile-images.ts';
import { addCompleteMember } from '#tests/support/people/people.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Call only after a service has run on the database, because the service creates the first site. */
const person = async () => {
  await loadSites(database.db);
  return addCompleteMember({ db: database.db, clock: systemClock });
};

const credits = async (member: number) => (await walletOf(database.db, member)).credits;

test.each([
  ['chat/message-paid', 0],
  ['chat/image-sent', 0],
  ['chat/image-committed', 2],
] as const)(
  'sends and charges a picture fully or not at all if killed at %s, and the retry sends it once [CHAT-3c, CHAT-10b]',
  { timeout: 240_000 },
  async (step, paid) => {
    const first = await startKillable(database.url, step);
    const [anna, bram] = [await person(), await person()];
    const client_id = randomUUID();
    const browser = first.loggedIn(anna);
    const image = new Blob([new Uint8Array(await picture().jpeg().toBuffer())]);
    (await browser.api(addImage, { image, client_id })).answer;
    await expect(browser.api(sendImage, { profile: bram, client_id })).rejects.toThrow();
    expect(await first.ended).toBe('SIGKILL');
    expect(await credits(anna)).toBe(100 - paid);

    const second = await startKillable(database.url);
    const { answer } = await second.loggedIn(anna).api(sendImage, { profile: bram, client_id });
    expect(answer).toMatchObject({ credits: 98, message: { id: 1, kind: 'image' } });
    const { conversation = 0 } = answer.message ?? {};
    const theirs = await second.loggedIn(bram).api(getMessages, { conversation });
    expect(theirs.answer.messages).toHaveLength(1);
    expect(await verifyLedger(database.db)).toEqual([]);
    await second.kill();
  },
);
