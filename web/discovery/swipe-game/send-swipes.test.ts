import { expect, test, vi } from 'vitest';
import { memoryStorage } from '#tests/support/samples/memory-storage.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { sendSwipes } from './send-swipes.ts';
import { deleteSwipesOn, isSwipeKey, makeSwipeOutbox, type WaitingSwipe } from './swipe-outbox.ts';

const [anna, bram] = [1, 2];
const answer = { match: false, state: { likes_left: 3, next_like_at: null, can_undo: false } };
const quiet = { sent() {}, refused() {} };

test('sends swipes of an earlier page from the next one, in their order [DISC-6e]', async () => {
  const shelf = memoryStorage();
  const page = makeSwipeOutbox(shelf, anna);
  for (const profile of [30, 10, 20]) page.add({ profile, choice: profile === 20 ? 'like' : 'pass' });
  const next = makeSwipeOutbox(shelf, anna);
  const sent: WaitingSwipe[] = [];
  const send = async (swipe: WaitingSwipe) => {
    sent.push(swipe);
    return answer;
  };
  expect(await sendSwipes(next, send, quiet)).toBe('done');
  expect(sent.map(({ profile, choice }) => [profile, choice])).toEqual([
    [30, 'pass'],
    [10, 'pass'],
    [20, 'like'],
  ]);
  expect(makeSwipeOutbox(shelf, anna).read()).toEqual([]);
});

test("keeps one member's swipes from another member and deletes them from the device [DISC-6e]", () => {
  const shelf = memoryStorage();
  makeSwipeOutbox(shelf, anna).add({ profile: 10, choice: 'like' });
  expect(makeSwipeOutbox(shelf, bram).read()).toEqual([]);
  expect(isSwipeKey('vonk.swipes.12.10', anna)).toBe(false);
  expect(isSwipeKey('vonk.swipes.1.10', anna)).toBe(true);
  deleteSwipesOn(shelf, bram);
  expect(makeSwipeOutbox(shelf, anna).read()).toHaveLength(1);
  deleteSwipesOn(shelf, anna);
  expect(makeSwipeOutbox(shelf, anna).read()).toEqual([]);
});

test.each([
  ['nothing answered', new ApiProblem({ code: 'network', status: 0 })],
  ['somebody else is logged in', new ApiProblem({ code: 'other_member', status: 409 })],
])('keeps a swipe when %s [DISC-6e]', async (_, problem) => {
  const outbox = makeSwipeOutbox(memoryStorage(), anna);
  outbox.add({ profile: 10, choice: 'like' });
  expect(await sendSwipes(outbox, () => Promise.reject(problem), quiet)).toBe('later');
  expect(outbox.read()).toHaveLength(1);
});

test('drops a swipe that is refused permanently, reports it, and sends the others [DISC-6e]', async () => {
  const outbox = makeSwipeOutbox(memoryStorage(), anna);
  outbox.add({ profile: 10, choice: 'like' });
  outbox.add({ profile: 20, choice: 'pass' });
  const problem = new ApiProblem({ code: 'no_swipe_likes', status: 429, retryAfter: 80_000 });
  const told = { sent: vi.fn(), refused: vi.fn() };
  const send = ({ choice }: WaitingSwipe) =>
    choice === 'like' ? Promise.reject(problem) : Promise.resolve(answer);
  expect(await sendSwipes(outbox, send, told)).toBe('done');
  expect(told.refused).toHaveBeenCalledWith(expect.objectContaining({ profile: 10 }), problem);
  expect(told.sent).toHaveBeenCalledWith(expect.objectContaining({ profile: 20 }), answer);
  expect(outbox.read()).toEqual([]);
});

test('sends a newer swipe of the same member after the first one [DISC-6e]', async () => {
  const outbox = makeSwipeOutbox(memoryStorage(), anna);
  outbox.add({ profile: 10, choice: 'pass' });
  const sent: string[] = [];
  await sendSwipes(
    outbox,
    async ({ choice }) => {
      sent.push(choice);
      if (choice === 'pass') outbox.add({ profile: 10, choice: 'like' });
      return answer;
    },
    quiet,
  );
  expect(sent).toEqual(['pass', 'like']);
});
