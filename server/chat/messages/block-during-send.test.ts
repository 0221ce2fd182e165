import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { unblockMember } from '#contract/safety/unblock-member.ts';
import { waitForStatementBlockedBy } from '#tests/support/database/wait-for-lock.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;

const text = (words: string) => ({ client_id: randomUUID(), kind: 'text', text: words }) as const;

for (const way of ['profile', 'conversation'] as const)
  test(`sees a block made while a message waits for its lock: sent by ${way} [SAFE-1a, CHAT-3c]`, async () => {
    const anna = await service.person({ name: 'Anna' });
    const bram = await service.person({ name: 'Bram' });
    const first = await anna.api(sendMessage, { profile: bram.id, ...text('Hoi!') });
    const { conversation } = first.answer.message;
    const to = way === 'profile' ? { profile: bram.id } : { conversation };
    const { sent } = await db.transaction().execute(async (holder) => {
      await sql`select from conversations where id = ${conversation} for update`.execute(holder);
      const waiting = anna.api(sendMessage, { ...to, ...text('Ben je daar?') });
      await waitForStatementBlockedBy(holder, db);
      await bram.api(blockMember, { profile: anna.id });
      return { sent: waiting };
    });
    expect((await sent).problem.code).toBe('not_found');
    await bram.api(unblockMember, { profile: anna.id });
    const { messages } = (await bram.api(getMessages, { conversation })).answer;
    expect(messages).toHaveLength(1);
  });
