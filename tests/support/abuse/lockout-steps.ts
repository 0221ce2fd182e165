import * as fc from 'fast-check';
import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { type AbuseStepKind, bystander, from, network, pick, stranger } from './abuse-step.ts';

interface Reply {
  readonly status: number;
}

/** Repeats a call from neighbouring networks, and returns the answer with the highest status. */
async function repeat(times: number, first: number, call: (place: number) => Promise<Reply>): Promise<Reply> {
  let worst: Reply = { status: 0 };
  for (let turn = 0; turn < times; turn += 1) {
    const reply = await call(first + turn);
    if (reply.status > worst.status) worst = reply;
  }
  return worst;
}

/** Six wrong passwords start a lockout. */
const times = fc.integer({ min: 1, max: 8 });

const passwords: AbuseStepKind = {
  weight: 4,
  step: fc.tuple(stranger, bystander, network, times).map(([who, whom, place, number]) => ({
    name: `stranger ${who} tries ${number} passwords of bystander ${whom} from network ${place} on`,
    run: ({ strangers, bystanders, targets }) => {
      const { id, email } = pick(bystanders, whom);
      targets.add(id);
      return repeat(number, place, (at) =>
        pick(strangers, who + at).api(logIn, { email, password: 'a wrong guess' }, from(at)),
      );
    },
  })),
};

const resets: AbuseStepKind = {
  weight: 3,
  step: fc.tuple(stranger, bystander, network, times).map(([who, whom, place, number]) => ({
    name: `stranger ${who} requests ${number} links for bystander ${whom} from network ${place} on`,
    run: ({ strangers, bystanders }) => {
      const { email } = pick(bystanders, whom);
      return repeat(number, place, (at) =>
        pick(strangers, who).api(requestPasswordReset, { email }, from(at)),
      );
    },
  })),
};

/** The stranger knows the password, but not the code of the second step. */
const codes: AbuseStepKind = {
  weight: 2,
  step: fc.tuple(stranger, bystander, network, times).map(([who, whom, place, number]) => ({
    name: `stranger ${who} guesses ${number} codes of bystander ${whom} from network ${place} on`,
    run: ({ strangers, bystanders, targets }) => {
      const careful = bystanders.filter(({ secret }) => secret !== null);
      const { id, email, password } = pick(careful, whom);
      targets.add(id);
      const client = pick(strangers, who);
      return repeat(number, place, async (at) => {
        const begun = await client.api(logIn, { email, password }, from(at));
        if (begun.status !== 200) return begun;
        const token = begun.answer.second_step?.token ?? '';
        return client.api(finishLogIn, { token, code: '000000' }, from(at));
      });
    },
  })),
};

/** Steps of strangers who try to keep a member out of the own account (SAFE-8). */
export const lockoutSteps: readonly AbuseStepKind[] = [passwords, resets, codes];
