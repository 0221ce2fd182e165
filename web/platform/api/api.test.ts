import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { memberHeader, operation } from '#contract/kit/operation.ts';
import { call, callOver, type Transport } from './api.ts';
import { onAuthenticationRequired, setCurrentMember } from './current-member.ts';

const read = operation({
  name: 'sites/read',
  summary: '',
  method: 'GET',
  path: '/api/read.php',
  when: { kind: 'one' },
  caller: 'anyone',
  input: z.strictObject({ page: z.optional(z.string()) }),
  answer: z.object({ ok: z.boolean() }),
  errors: {},
});
const write = operation({ ...read, name: 'sites/write', method: 'POST', path: '/api/write.php' });
const leave = operation({ ...read, name: 'sites/leave', changesState: true });
const user = operation({ ...read, name: 'sites/user', path: '/api/user.php' });

const json = (status: number, body: unknown) => () => Response.json(body, { status });
const lost = () => {
  throw new TypeError('network');
};
const refused = {
  type: 'about:blank',
  title: '',
  status: 403,
  code: 'authentication_required',
  detail: 'Log in',
  params: {},
};

/** Gives these answers in turn and repeats the last one. Records when each request came. */
function server(...answers: Array<() => Response>) {
  const requests: Array<{ request: Request; at: number }> = [];
  const transport: Transport = {
    origin: 'https://vonk.test',
    async send(request) {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push({ request, at: Date.now() });
      return answer ? answer() : Response.error();
    },
  };
  return { transport, requests };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits through all retries. */
async function settled<T>(call: Promise<T>) {
  const outcome = call.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  await vi.runAllTimersAsync();
  return outcome;
}

test('sends the client header and, for a GET, the input in the query [API-3a]', async () => {
  const { transport, requests } = server(json(200, { ok: true }));
  await settled(callOver(transport, read, { page: '2' }));
  expect(requests[0]?.request.url).toBe('https://vonk.test/api/read.php?kind=one&page=2');
  expect(requests[0]?.request.headers.get('x-request-type')).toBe('client');
});

test('retries a GET five times, with doubled waits [NOTIF-4a]', async () => {
  const { transport, requests } = server(lost);
  const { error } = await settled(callOver(transport, read, {}));
  expect(error).toMatchObject({ code: 'network', status: 0 });
  const waits = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
  expect(waits).toEqual([300, 600, 1200, 2400, 4800]);
});

test('stops retrying when an answer comes [NOTIF-4a]', async () => {
  const { transport, requests } = server(lost, json(503, {}), json(200, { ok: true }));
  const { value } = await settled(callOver(transport, read, {}));
  expect(value).toEqual({ ok: true });
  expect(requests).toHaveLength(3);
});

const brokenOff = () => new Response('{"ok":', { headers: { 'content-type': 'application/json' } });

test('retries a call whose answer breaks off [NOTIF-4a]', async () => {
  const { transport, requests } = server(brokenOff, json(200, { ok: true }));
  expect((await settled(callOver(transport, read, {}))).value).toEqual({ ok: true });
  expect(requests).toHaveLength(2);
  const { error } = await settled(callOver(server(brokenOff).transport, write, {}));
  expect(error).toMatchObject({ code: 'network', status: 0 });
});

test('keeps the original member in a retried call after another member logs in [ACC-10b]', async () => {
  const callers: Array<string | null> = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    callers.push(request.headers.get(memberHeader));
    setCurrentMember(2);
    return callers.length === 1 ? lost() : Response.json({ ok: true });
  });
  setCurrentMember(1);
  await settled(call(read, {}));
  expect(callers).toEqual(['1', '1']);
  setCurrentMember(null);
  vi.unstubAllGlobals();
});

test('sends a state-changing call once, unless it is idempotent [NOTIF-4a]', async () => {
  for (const [changing, options, sent] of [
    [write, {}, 1],
    [leave, {}, 1],
    [write, { idempotent: true }, 6],
  ] as const) {
    const { transport, requests } = server(lost);
    await settled(callOver(transport, changing, {}, options));
    expect(requests).toHaveLength(sent);
  }
});

const busy = (status: number, seconds: string) => () =>
  Response.json({}, { status, headers: { 'retry-after': seconds } });

test('waits for Retry-After before the next try [NOTIF-4a]', async () => {
  const { transport, requests } = server(busy(503, '2'), busy(429, '3'), json(200, { ok: true }));
  const { value } = await settled(callOver(transport, read, {}));
  expect(value).toEqual({ ok: true });
  const waits = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
  expect(waits).toEqual([2_000, 3_000]);
});

test('reports a long Retry-After to the caller instead of waiting [NOTIF-4a]', async () => {
  const { transport, requests } = server(busy(429, '600'));
  const { error } = await settled(callOver(transport, read, {}));
  expect(requests).toHaveLength(1);
  expect(error).toMatchObject({ status: 429, retryAfter: 600 });
});

test('does not retry after 429 for a state-changing call or with `retry: false` [NOTIF-4a]', async () => {
  for (const [operation, options] of [
    [write, {}],
    [write, { idempotent: true, retry: false }],
  ] as const) {
    const { transport, requests } = server(busy(429, '1'));
    await settled(callOver(transport, operation, {}, options));
    expect(requests).toHaveLength(1);
  }
});

const proofRequired = json(429, {
  ...refused,
  status: 429,
  code: 'proof_required',
  params: { seconds: 600, challenge: 'task' },
});

test('solves the challenge of a refusal and repeats the call with the proof [SAFE-8j]', async () => {
  const { transport, requests } = server(proofRequired, json(200, { ok: true }));
  const prove = vi.fn(async () => 'solved');
  const { value } = await settled(callOver({ ...transport, prove }, write, {}));
  expect(value).toEqual({ ok: true });
  expect(prove).toHaveBeenCalledWith('task', undefined);
  expect(requests.map(({ request }) => request.headers.get('x-proof'))).toEqual([null, 'solved']);
});

test('shows the refusal if the browser cannot solve challenges, or solves three in vain [SAFE-8j]', async () => {
  const solvers = [
    [undefined, 1],
    [async () => null, 1],
    [async () => 'solved', 4],
  ] as const;
  for (const [prove, sent] of solvers) {
    const { transport, requests } = server(proofRequired);
    const { error } = await settled(callOver({ ...transport, ...(prove && { prove }) }, write, {}));
    expect(error).toMatchObject({ code: 'proof_required', detail: 'Log in' });
    expect(requests).toHaveLength(sent);
  }
});

const stepUpRequired = json(403, { ...refused, code: 'step_up_required', params: { minutes: 10 } });

test('repeats a call with the same input after the operator proved the second factor again [SAFE-6a]', async () => {
  const { transport, requests } = server(stepUpRequired, json(200, { ok: true }));
  const { value } = await settled(callOver({ ...transport, stepUp: async () => true }, write, { page: '1' }));
  expect(value).toEqual({ ok: true });
  const bodies = await Promise.all(requests.map(({ request }) => request.text()));
  expect(bodies).toEqual(['{"page":"1"}', '{"page":"1"}']);
});

test('shows the refusal if the operator cancels, or if a new proof does not help [SAFE-6a]', async () => {
  for (const [proven, sent] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const { transport, requests } = server(stepUpRequired);
    const { error } = await settled(callOver({ ...transport, stepUp: async () => proven }, write, {}));
    expect(error).toMatchObject({ code: 'step_up_required' });
    expect(requests).toHaveLength(sent);
  }
});

test('throws a refusal as a problem with code, text and invalid fields [API-2a]', async () => {
  const errors = [{ field: 'email', code: 'taken', detail: 'Dit adres is er al.' }];
  const { transport, requests } = server(
    json(400, { ...refused, status: 400, code: 'invalid_input', errors }),
  );
  const { error } = await settled(callOver(transport, read, {}));
  expect(error).toMatchObject({ code: 'invalid_input', status: 400, errors });
  expect(requests).toHaveLength(1);
});

test('notifies the application of authentication_required, except from the user call [ACC-10b]', async () => {
  const told = vi.fn();
  const stop = onAuthenticationRequired(told);
  await settled(callOver(server(json(403, refused)).transport, user, {}));
  expect(told).not.toHaveBeenCalled();
  await settled(callOver(server(json(403, refused)).transport, read, {}));
  expect(told).toHaveBeenCalledOnce();
  stop();
});
