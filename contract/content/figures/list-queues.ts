import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import type { Right } from '#contract/kit/right.ts';
import { instant } from '#contract/kit/time.ts';

/** The queues whose finished items are counted. */
export const countedQueues = [
  'photos',
  'images',
  'reports',
  'complaints',
  'conversations',
  'withdrawals',
] as const;

export const countedQueue = z.enum(countedQueues);

export const queueNames = [...countedQueues, 'notifiers', 'differences', 'approvals'] as const;

export type QueueName = (typeof queueNames)[number];

export type CountedQueue = (typeof countedQueues)[number];

/** The queues of the console, each with the right that opens it (SAFE-6). */
export const queueRights = {
  photos: 'moderate',
  images: 'moderate',
  reports: 'support',
  complaints: 'support',
  conversations: 'write-as-fictional',
  withdrawals: 'read-payments',
  notifiers: 'moderate',
  differences: 'read-payments',
  approvals: 'console',
} as const satisfies Readonly<Record<QueueName, Right>>;

export const queueState = z.object({
  queue: z.enum(queueNames),
  /** Counted up to 500; `more`: there are at least that many. */
  waiting: z.object({ number: z.int(), more: z.boolean() }),
  /** When the item that waits longest came in; null for an empty queue. */
  oldest: z.nullable(instant),
  /** The earliest deadline; null for an empty queue, or one without deadlines. */
  due: z.nullable(instant),
  /** Items past their deadline, counted up to 500. */
  late: z.int(),
  /** Items that operators finished since midnight UTC, and in seven days. Null if they are not counted. */
  finished: z.nullable(z.object({ today: z.int(), week: z.int() })),
});

export type QueueState = z.output<typeof queueState>;

/** The state of each queue that the operator's rights open (SAFE-6). */
export const listQueues = operation({
  name: 'content/list-queues',
  summary: 'State of the queues',
  method: 'GET',
  path: '/api/console/queues.php',
  caller: 'operator',
  right: 'console',
  input: z.strictObject({}),
  answer: z.object({ read_at: instant, queues: z.array(queueState) }),
  errors: {},
});
