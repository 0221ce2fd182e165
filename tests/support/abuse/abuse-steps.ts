import * as fc from 'fast-check';
import { hourSeconds } from '#contract/kit/durations.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { changeLocation } from '#contract/profiles/change-location.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { reportReasons } from '#contract/safety/report-reason.ts';
import { unblockMember } from '#contract/safety/unblock-member.ts';
import { signUpMember } from '../people/sign-up-member.ts';
import { type AbuseStepKind, bystander, from, network, pick, stranger } from './abuse-step.ts';
import { lockoutSteps } from './lockout-steps.ts';

const reports: AbuseStepKind = {
  weight: 12,
  step: fc
    .tuple(
      stranger,
      bystander,
      network,
      fc.oneof({ weight: 4, arbitrary: fc.constant('underage' as const) }, fc.constantFrom(...reportReasons)),
    )
    .map(([who, whom, place, reason]) => ({
      name: `stranger ${who} reports bystander ${whom} as ${reason} from network ${place}`,
      async run({ strangers, bystanders, reports: filed, clock }) {
        const [by, about] = [pick(strangers, who), pick(bystanders, whom)];
        const at = clock.now();
        const reply = await by.api(
          reportMember,
          { profile: about.id, reason, words: 'Kijk hier eens naar.' },
          from(place),
        );
        if (reason === 'underage' && reply.status === 200) filed.push({ by, about, network: place, at });
        return reply;
      },
    })),
};

const likes: AbuseStepKind = {
  weight: 3,
  step: fc.tuple(stranger, bystander, network, fc.boolean()).map(([who, whom, place, again]) => ({
    name: `stranger ${who} ${again ? 'likes' : 'unlikes'} bystander ${whom}`,
    run: ({ strangers, bystanders }) =>
      pick(strangers, who).api(
        again ? likeMember : unlikeMember,
        { profile: pick(bystanders, whom).id },
        from(place),
      ),
  })),
};

const blocks: AbuseStepKind = {
  weight: 2,
  step: fc.tuple(stranger, bystander, fc.boolean()).map(([who, whom, again]) => ({
    name: `stranger ${who} ${again ? 'blocks' : 'unblocks'} bystander ${whom}`,
    run: ({ strangers, bystanders }) =>
      pick(strangers, who).api(again ? blockMember : unblockMember, { profile: pick(bystanders, whom).id }),
  })),
};

const moves: AbuseStepKind = {
  weight: 2,
  step: fc
    .tuple(stranger, fc.integer({ min: 5080, max: 5340 }), fc.integer({ min: 340, max: 700 }))
    .map(([who, lat, lon]) => ({
      name: `stranger ${who} moves to ${lat / 100}, ${lon / 100}`,
      run: ({ strangers }) =>
        pick(strangers, who).api(changeLocation, { position: { lat: lat / 100, lon: lon / 100 } }),
    })),
};

const signUps: AbuseStepKind = {
  weight: 1,
  step: fc.tuple(bystander, fc.integer({ min: 1, max: 2 })).map(([whom, number]) => ({
    name: `${number} new accounts report bystander ${whom}`,
    async run({ service, bystanders }) {
      let reply: { readonly status: number } | undefined;
      for (let turn = 0; turn < number; turn += 1) {
        const client = service.client();
        await signUpMember(client);
        reply = await client.api(reportMember, { profile: pick(bystanders, whom).id, reason: 'underage' });
      }
      return reply;
    },
  })),
};

const waits: AbuseStepKind = {
  weight: 2,
  step: fc.integer({ min: 1, max: 30 }).map((hours) => ({
    name: `${hours} hours pass`,
    async run({ clock }) {
      clock.forward(hours * hourSeconds);
      return undefined;
    },
  })),
};

/** A crowd reports one bystander at the same time. */
const crowds: AbuseStepKind = {
  weight: 1,
  step: fc.tuple(stranger, fc.integer({ min: 3, max: 12 }), bystander).map(([first, number, whom]) => ({
    name: `strangers ${first} to ${first + number - 1} report bystander ${whom} at once`,
    async run({ strangers, bystanders, reports: filed, clock }) {
      const about = pick(bystanders, whom);
      const at = clock.now();
      const replies = await Promise.all(
        Array.from({ length: number }, async (_, turn) => {
          const by = pick(strangers, first + turn);
          const reply = await by.api(reportMember, { profile: about.id, reason: 'underage' }, from(turn));
          if (reply.status === 200) filed.push({ by, about, network: turn, at });
          return reply;
        }),
      );
      return replies.toSorted((one, other) => other.status - one.status)[0];
    },
  })),
};

/** All kinds of steps. A feature with a new way to harm others adds its steps here. */
export const abuseSteps: readonly AbuseStepKind[] = [
  ...[reports, likes, blocks, moves, signUps, waits, crowds],
  ...lockoutSteps,
];
