import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signUp } from '#contract/accounts/sign-up.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { addMember } from '#tests/support/people/members.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { startService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { createInvites } from '../invites/invites.ts';

const tries = process.env.LONG === '1' ? 10_000 : 150;

const service = await startService();
const { db } = service.platform;
await addSite(db, 'stil.example', { reveal_account_existence: 'no', message_length: 50 });
await addSite(db, 'besloten.example', { signups: 'none' });
const hosts = ['localhost', 'stil.example', 'besloten.example'];
const members = await Promise.all(
  hosts.flatMap((host) => [
    addMember(service.platform, { site: siteOfHost(host).id }),
    addMember(service.platform, { site: siteOfHost(host).id, active: false }),
  ]),
);
const invites = await createInvites(db, {
  site: siteOfHost('besloten.example').id,
  count: 40,
  days: 14,
  now: new Date(),
});

const words = (longest: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: longest }),
    fc.string({ unit: 'binary', maxLength: longest }),
    fc.string({ maxLength: longest }),
  );

const date = fc
  .date({ min: new Date('1899-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

const fields = fc.record({
  name: words(35),
  password: words(80),
  email: fc.oneof(fc.emailAddress(), fc.constantFrom('one@post.example', 'ONE@post.example')),
  date_of_birth: date,
  signup_message: words(1100),
  target: fc.oneof(fc.constantFrom(...members), fc.maxSafeInteger()),
  invite: fc.oneof(fc.constantFrom(...invites), words(70)),
  network: words(210),
  sub1: words(210),
});

type Given = Parameters<typeof signUpForm>[0];

/** Changes one to three fields of a valid form, so that it reaches the database often enough. */
const given = fields.chain((all) =>
  fc
    .subarray(Object.entries(all), { minLength: 1, maxLength: 3 })
    .map((some): Given => Object.fromEntries(some)),
);

test(
  'answers any form with an account or a named error, never an internal error [ACC-1a, API-2c]',
  async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(given, fc.constantFrom(...hosts), async (changed, host) => {
        const { status } = await service.client(host).api(signUp, signUpForm(changed));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([200, 400, 403]).toContain(status);
      }),
      {
        numRuns: tries,
        seed: 20_261_121,
        examples: ['🔥', 'é🔥', '👩‍👩‍👧‍👧'.repeat(3), 'ﷺ'.repeat(30)].map((name): [Given, string] => [
          { name },
          'localhost',
        ]),
      },
    );
    // Otherwise the forms were too invalid to prove anything.
    expect(statuses.get(200)).toBeGreaterThan(tries / 10);
  },
  60_000 + tries * 100,
);
