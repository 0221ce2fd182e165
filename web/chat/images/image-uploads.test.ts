import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyChatState } from '#contract/chat/chat-state.ts';
import { memberHeader } from '#contract/kit/operation.ts';
import { callAs } from '#web/platform/api/api.ts';
import { setCurrentMember } from '#web/platform/api/current-member.ts';
import { createStore } from '#web/platform/store.ts';
import { type ImageUploads, imageUploadsKey, startImageUpload } from './image-uploads.ts';

vi.mock('#web/platform/api/send-with-progress.ts', () => ({
  sendWithProgress: (request: Request) => fetch(request),
}));

const picture = { blob: new Blob(['picture']), address: 'blob:picture', width: 40, height: 30 };

const contextOf = (member: number) => ({
  queries: new QueryClient(),
  store: createStore(emptyChatState),
  call: callAs(member),
});

const settled = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  setCurrentMember(null);
  vi.unstubAllGlobals();
});

test('sends a picture as the member who chose it, even if another member logged in meanwhile [CHAT-10d, ACC-10b]', async () => {
  const callers: Array<[string, string | null]> = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    callers.push([new URL(request.url).pathname, request.headers.get(memberHeader)]);
    // Another member is logged in by the time the upload ends.
    setCurrentMember(2);
    return Response.json({ message: null, chat: null, held: null, credits: 3 });
  });
  setCurrentMember(1);
  startImageUpload(contextOf(1), 9, picture);
  await vi.waitFor(() => expect(callers).toHaveLength(2));
  expect(callers).toEqual([
    ['/api/chat-image.php', '1'],
    ['/api/image-message.php', '1'],
  ]);
});

test('aborts an upload at log-out and revokes its object URL [CHAT-10d, ACC-10b]', async () => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  });
  const freed = vi.fn();
  URL.revokeObjectURL = freed;
  const context = contextOf(1);
  startImageUpload(context, 9, picture);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  context.queries.removeQueries({ queryKey: imageUploadsKey });
  await settled();
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(freed).toHaveBeenCalledExactlyOnceWith('blob:picture');
  expect(context.queries.getQueryData<ImageUploads>(imageUploadsKey) ?? []).toEqual([]);
  // Nothing prevents leaving the page.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
