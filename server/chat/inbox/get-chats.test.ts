import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { listChats } from './get-chats.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });

test('continues the list below a page with a hidden member [CHAT-1a, SAFE-1a]', async () => {
  const anna = await service.person();
  const others = [await service.person(), await service.person(), await service.person()];
  for (const other of others) {
    clock.forward(60);
    const said = { profile: anna.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
    expect((await other.api(sendMessage, said)).status).toBe(200);
  }
  const [first, second, third] = others.map(({ id }) => id);
  await anna.api(blockMember, { profile: third ?? 0 });

  const site = siteOfHost('localhost').id;
  const read = async (before?: string) => {
    const wanted = { site, member: anna.id, before, limit: 2, now: clock.now() };
    const { chats, older } = await listChats(service.platform.db, wanted);
    return { ids: chats.map(({ profile }) => profile.id), older };
  };
  const newest = await read();
  expect(newest.ids).toEqual([second]);
  const rest = await read(newest.older ?? undefined);
  expect(rest).toEqual({ ids: [first], older: null });
  expect((await anna.api(getChats, {})).answer.older).toBeNull();
});
