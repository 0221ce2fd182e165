import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { filesBelow } from '#tests/support/database/member-traces.ts';
import { geotaggedPicture } from '#tests/support/files/hostile-images.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';

const long = process.env.LONG === '1';
const tries = long ? 1000 : 60;

let service: PeopleService;
let person: Person;

beforeAll(async () => {
  service = await startServiceWithMembers();
  person = await service.person();
});

/** Truncates, changes a byte or a run of bytes, or doubles, removes or moves a piece. */
const mutation = fc.noBias(
  fc.record({
    kind: fc.constantFrom('cut', 'flip', 'fill', 'double', 'drop', 'swap'),
    at: fc.integer({ min: 0, max: 999_999 }),
    length: fc.integer({ min: 1, max: 64 }),
    value: fc.integer({ min: 0, max: 255 }),
  }),
);

type Mutation = typeof mutation extends fc.Arbitrary<infer M> ? M : never;

const mutated = (bytes: Buffer, { kind, at, length, value }: Mutation): Buffer => {
  const from = Math.floor((at / 1_000_000) * bytes.length);
  const [before, piece, after] = [
    bytes.subarray(0, from),
    Buffer.from(bytes.subarray(from, from + length)),
    bytes.subarray(from + length),
  ];
  if (kind === 'cut') return Buffer.from(before);
  if (kind === 'drop') return Buffer.concat([before, after]);
  if (kind === 'double') return Buffer.concat([before, piece, piece, after]);
  if (kind === 'swap') return Buffer.concat([before, piece.reverse(), after]);
  if (kind === 'fill') return Buffer.concat([before, piece.fill(value), after]);
  if (piece.length > 0) piece[0] = (piece[0] ?? 0) ^ (value || 1);
  return Buffer.concat([before, piece, after]);
};

test(
  `survives ${tries} damaged images without crash, server error, leftover file or memory leak [PROF-4e]`,
  async () => {
    const wholes = await Promise.all(
      (['jpeg', 'png', 'webp'] as const).map((format) => geotaggedPicture(format, 400, 320)),
    );
    const files = async () =>
      (await filesBelow(service.platform.config.dataDir)).filter((file) => /^(?:files|uploads)\//.test(file));
    const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
    console.log(`damaged images: SEED=${seed}`);
    const before = process.memoryUsage().rss;
    const outcomes: Record<number, number> = {};
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...wholes),
        fc.array(mutation, { minLength: 1, maxLength: 4 }),
        async (whole, mutations) => {
          const bytes = mutations.reduce(mutated, whole);
          const { status, answer } = await upload(bytes);
          expect([200, 415, 422]).toContain(status);
          outcomes[status] = (outcomes[status] ?? 0) + 1;
          if (answer !== null) await person.api(removePhoto, { id: answer });
          else await expect(files()).resolves.toEqual([]);
          if (answer !== null) await eventually(async () => expect(await files()).toEqual([]));
        },
      ),
      { numRuns: tries, seed, endOnFailure: true },
    );
    console.log(`damaged images: ${JSON.stringify(outcomes)}`);
    // Some mutations are still photos and some are not. Otherwise the test proves nothing.
    expect(Object.keys(outcomes).length).toBeGreaterThan(1);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
    expect((await service.get('/healthz')).status).toBe(200);
  },
  long ? 1_800_000 : 180_000,
);

const upload = async (bytes: Buffer): Promise<{ status: number; answer: number | null }> => {
  const reply = await person.api(addPhoto, { photo: new Blob([new Uint8Array(bytes)]) });
  return { status: reply.status, answer: reply.status === 200 ? reply.answer.photo.id : null };
};
