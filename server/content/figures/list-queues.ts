import {
  countedQueue,
  listQueues,
  type QueueName,
  type QueueState,
  queueNames,
  queueRights,
} from '#contract/content/figures/list-queues.ts';
import { approvalKind, rightOfApproval } from '#contract/operators/approval.ts';
import { rightsOfRoles } from '#contract/operators/roles.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { queueDeadlines } from '#server/safety/door.ts';
import {
  countedAtMost,
  countWaiting,
  finishedItems,
  oldestOf,
  promisedAnswers,
  rolesOf,
  waitingActs,
} from './queue-states.sql.ts';

interface State {
  readonly waiting: QueueState['waiting'];
  readonly oldest: Date | null;
  readonly due: Date | null;
  readonly late: number;
}

/** The state of a queue whose tables have no deadline, with the one it gets from elsewhere. */
async function stateOf(db: Handle, queue: Exclude<QueueName, 'approvals'>, now: Date): Promise<State> {
  const waiting = await countWaiting(db, queue);
  if (queue === 'reports' || queue === 'complaints')
    return { waiting, ...(await queueDeadlines(db, { queue, now, limit: countedAtMost })) };
  const oldest = await oldestOf(db, queue);
  const promised = queue === 'conversations' ? await promisedAnswers(db, now) : { due: null, late: 0 };
  return { waiting, oldest, ...promised };
}

async function stateOfActs(db: Handle, roles: readonly string[], now: Date): Promise<State> {
  const rights = rightsOfRoles(roles);
  const kinds = approvalKind.options.filter((kind) => rights.has(rightOfApproval[kind]));
  const { number, oldest, due } = await waitingActs(db, kinds, now);
  const waiting = { number: Math.min(number, countedAtMost), more: number > countedAtMost };
  return { waiting, oldest, due, late: 0 };
}

export const listQueuesHandler = handler(listQueues, async ({ operator }, { db, clock }) => {
  const now = clock.now();
  const roles = await rolesOf(db, operator);
  const rights = rightsOfRoles(roles);
  const finished = new Map<QueueName, { today: number; week: number }>(
    (await finishedItems(db, now)).map(({ queue, today, week }) => [queue, { today, week }]),
  );
  const queues: QueueState[] = [];
  for (const queue of queueNames.filter((name) => rights.has(queueRights[name]))) {
    const state = queue === 'approvals' ? await stateOfActs(db, roles, now) : await stateOf(db, queue, now);
    const isCounted = countedQueue.safeParse(queue).success;
    queues.push({
      queue,
      waiting: state.waiting,
      oldest: state.oldest?.toISOString() ?? null,
      due: state.due?.toISOString() ?? null,
      late: state.late,
      finished: isCounted ? (finished.get(queue) ?? { today: 0, week: 0 }) : null,
    });
  }
  return { read_at: now.toISOString(), queues };
});
