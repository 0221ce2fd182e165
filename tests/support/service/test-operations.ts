import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Operations that exist only in tests of the platform. */
export const echo = operation({
  name: 'accounts/echo',
  summary: 'Says it again',
  method: 'POST',
  path: '/api/echo.php',
  caller: 'anyone',
  input: z.strictObject({
    text: z.string().check(z.maxLength(20, 'too_long')),
    inner: z.optional(z.strictObject({ times: z.int() })),
  }),
  answer: z.object({
    text: z.string(),
    member: z.nullable(z.int()),
    language: z.string(),
    country: z.string(),
  }),
  errors: { login_locked: 429 },
});

/** Shares its path with `echo` and is selected by the query. */
export const shout = operation({
  name: 'content/shout',
  summary: 'Says it louder',
  method: 'POST',
  path: '/api/echo.php',
  when: { loud: '1' },
  caller: 'anyone',
  input: z.strictObject({ text: z.string() }),
  answer: z.object({ shouted: z.string() }),
  errors: {},
});

export const look = operation({
  name: 'content/look',
  summary: 'Looks',
  method: 'GET',
  path: '/api/look.php',
  caller: 'anyone',
  input: z.strictObject({ page: z.optional(queryInteger(1, 50)), word: z.optional(z.string()) }),
  answer: z.object({ page: z.int(), origin: z.string(), ip: z.string(), site: z.int() }),
  errors: {},
});

export const lookWithLooseInput = operation({
  name: 'content/look-loosely',
  summary: 'Looks, whatever else is in the query',
  method: 'GET',
  path: '/api/loose.php',
  caller: 'anyone',
  input: z.looseObject({ word: z.optional(z.string()) }),
  answer: z.object({ word: z.nullable(z.string()) }),
  errors: {},
});

export const own = operation({
  name: 'content/own',
  summary: 'For members',
  method: 'PUT',
  path: '/api/own.php',
  caller: 'member',
  input: z.strictObject({ text: z.string() }),
  answer: z.object({ member: z.int() }),
  errors: {},
});

export const leave = operation({
  name: 'content/leave',
  summary: 'A GET that changes something',
  method: 'GET',
  path: '/api/leave.php',
  caller: 'anyone',
  changesState: true,
  input: z.strictObject({}),
  answer: z.object({ left: z.literal(true) }),
  errors: {},
});

export const beacon = operation({
  name: 'content/beacon',
  summary: 'A beacon',
  method: 'POST',
  path: '/api/beacon.php',
  caller: 'anyone',
  crossSite: 'beacon',
  input: z.strictObject({ page: z.optional(z.string()) }),
  answer: z.object({}),
  errors: {},
});

export const hook = operation({
  name: 'content/hook',
  summary: 'A webhook',
  method: 'POST',
  path: '/api/hook.php',
  caller: 'anyone',
  crossSite: 'provider-webhook',
  input: z.strictObject({ id: z.string() }),
  answer: z.object({ id: z.string() }),
  errors: {},
});

export const rare = operation({
  name: 'content/rare',
  summary: 'Three times an hour',
  method: 'GET',
  path: '/api/rare.php',
  caller: 'anyone',
  limit: { calls: 3, seconds: 3600 },
  input: z.strictObject({}),
  answer: z.object({}),
  errors: {},
});

/** Fails in the way that its query names. */
export const broken = operation({
  name: 'content/broken',
  summary: 'Goes wrong',
  method: 'GET',
  path: '/api/broken.php',
  caller: 'anyone',
  input: z.strictObject({ how: z.string() }),
  answer: z.object({ text: z.string() }),
  errors: {},
});

/** Two free calls per address and hour, two more with a proof of work. */
export const guarded = operation({
  name: 'content/guarded',
  summary: 'Step-up before refusal',
  method: 'POST',
  path: '/api/guarded.php',
  caller: 'anyone',
  budget: {
    kind: 'costly',
    member: [{ calls: 5, seconds: 3600 }],
    device: [{ calls: 3, seconds: 3600 }],
    network: [{ calls: 4, seconds: 3600 }],
    stepUp: { network: { calls: 2, seconds: 3600 }, site: { calls: 20, seconds: 3600 } },
  },
  input: z.strictObject({}),
  answer: z.object({}),
  errors: {},
});
