import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from '#contract/kit/operation.ts';
import { problem } from '#contract/kit/problem.ts';
import { rightsOf, roles } from '#contract/operators/roles.ts';
import { needsCsrfCheck } from '#server/platform/http/csrf-check.ts';
import type { AuthorisationRow } from '#tests/support/authorisation/attack.ts';
import { authorisationRows } from '#tests/support/authorisation/authorisation-rows.ts';
import {
  type AuthorisationWorld,
  authorisationWorld,
  databaseFingerprint,
} from '#tests/support/authorisation/authorisation-world.ts';
import { whileRestricted } from '#tests/support/authorisation/while-restricted.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { loadOperations } from '#tools/checks/rules/operations.ts';
import { diskTree } from '#tools/checks/tree.ts';

type Headers = Readonly<Record<string, string>>;

// By name: an attack may follow the steps of an earlier one, such as a two-step login that was started.
const operations = (await loadOperations(diskTree(process.cwd()), process.cwd())).toSorted((a, b) =>
  a.name.localeCompare(b.name),
);

const those = (fit: (operation: Operation) => boolean) =>
  operations.filter(fit).map((operation) => [operation.name, operation] as const);

const ours: Headers = { 'x-request-type': 'client' };

/** Headers that a foreign page sends, or a page of ours that forgot the request type. */
const foreignPages: ReadonlyArray<Headers> = [
  {},
  { 'x-request-type': 'server' },
  { ...ours, origin: 'https://evil.example' },
  { ...ours, origin: 'null' },
  { ...ours, 'sec-fetch-site': 'cross-site' },
  { ...ours, 'sec-fetch-site': 'same-site' },
];

let service: TestService;
let world: AuthorisationWorld;
let rows: Readonly<Record<string, AuthorisationRow>>;

beforeAll(async () => {
  // The clock does not move, so no row changes only because a minute passed.
  const now = new Date();
  service = await startService({ clock: { now: () => now } });
  world = await authorisationWorld(service);
  rows = authorisationRows(world);
});

const rowOf = ({ name }: Operation): AuthorisationRow => {
  const row = rows[name];
  if (row === undefined) throw new Error(`${name} has no row in tests/support/authorisation/`);
  return row;
};

const queryOf = (operation: Operation, input: AuthorisationRow['input']): URLSearchParams => {
  const query = new URLSearchParams(operation.when);
  if (operation.method === 'GET')
    for (const [key, value] of Object.entries(input)) query.set(key, String(value));
  return query;
};

interface Outcome {
  /** The problem code of a rejected call, otherwise the HTTP status. */
  readonly told: string | number;
  readonly status: number;
  readonly text: string;
}

const aFile = ({ upload }: Operation, input: AuthorisationRow['input']): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(input)) form.append(key, String(value));
  form.append(upload?.field ?? '', new Blob(['no image']), 'a.jpg');
  return form;
};

async function send(
  client: Client,
  operation: Operation,
  input: AuthorisationRow['input'],
  headers: Headers = ours,
): Promise<Outcome> {
  const isGet = operation.method === 'GET';
  const isForm = operation.upload !== undefined;
  const response = await client.fetch(`${operation.path}?${queryOf(operation, input)}`, {
    method: operation.method,
    headers: { ...(isGet || isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(isGet ? {} : { body: isForm ? aFile(operation, input) : JSON.stringify(input) }),
  });
  const text = await response.text();
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  if (response.ok) return { told: response.status, status: response.status, text };
  const refused = z.parse(problem, JSON.parse(text));
  expect(refused.authentication_required).toBe(refused.code === 'authentication_required' ? true : undefined);
  return { told: refused.code, status: response.status, text };
}

/**
 * Runs the work and expects the database to end as it was. Waits for jobs that a call may have stored, for
 * example for an order that does not exist.
 */
const withoutChange = async (work: () => Promise<void>): Promise<void> => {
  const before = await databaseFingerprint(service.platform.db);
  await work();
  await eventually(async () => expect(await databaseFingerprint(service.platform.db)).toBe(before));
};

const expectNoSecret = ({ text }: Outcome): void => {
  for (const secret of world.secrets) expect(text).not.toContain(secret);
};

test.each(those(needsCsrfCheck))(
  '%s rejects every foreign page with cross_site before any other check [API-3a, API-2d, AUTH-11b]',
  (_name, operation) =>
    withoutChange(async () => {
      const { input } = rowOf(operation);
      for (const headers of foreignPages) {
        const { told, status } = await send(world.owner, operation, input, headers);
        expect([told, status], JSON.stringify(headers)).toEqual(['cross_site', 403]);
        expect((await send(world.visitor, operation, { wrong: 'input' }, headers)).told).toBe('cross_site');
      }
      if (operation.method !== 'GET') return;
      const query = queryOf(operation, input);
      const head = await world.owner.fetch(`${operation.path}?${query}`, { method: 'HEAD' });
      expect(head.status).toBe(403);
    }),
);

test.each(those(({ caller }) => caller === 'member'))(
  '%s asks visitors and cookies of another site to log in and changes nothing [ACC-10a, API-2d]',
  (_name, operation) =>
    withoutChange(async () => {
      const { input } = rowOf(operation);
      for (const client of [world.visitor, world.wrongSite()]) {
        const outcome = await send(client, operation, input);
        expect([outcome.told, outcome.status]).toEqual(['authentication_required', 403]);
        expect((await send(client, operation, { wrong: 'input' })).told).toBe('authentication_required');
      }
    }),
);

test.each(those(({ caller }) => caller === 'member'))(
  '%s does not accept an operator as a member [ACC-10a, SAFE-2e]',
  (_name, operation) =>
    withoutChange(async () => {
      const { input } = rowOf(operation);
      const outcome = await send(world.operator, operation, input);
      expect([outcome.told, outcome.status]).toEqual(['authentication_required', 403]);
    }),
);

test.each(those(({ caller }) => caller === 'operator'))(
  '%s rejects visitors and members before it parses the input [SAFE-2e, API-2d]',
  async (_name, operation) => {
    const { input } = rowOf(operation);
    await withoutChange(async () => {
      for (const client of [
        world.visitor,
        world.owner,
        world.foreigner,
        world.suspended,
        world.wrongSite(),
      ]) {
        const outcome = await send(client, operation, input);
        expect([outcome.told, outcome.status]).toEqual(['operator_required', 403]);
        expect((await send(client, operation, { wrong: 'input' })).told).toBe('operator_required');
      }
    });
    expect((await send(world.operator, operation, input)).told).not.toBe('operator_required');
  },
);

test.each(those(({ caller }) => caller === 'operator'))(
  '%s rejects exactly the roles without its right, before it parses the input [SAFE-6a]',
  async (_name, operation) => {
    const { input } = rowOf(operation);
    for (const role of roles) {
      const client = world.operatorOf[role];
      if (operation.right !== undefined && rightsOf[role].includes(operation.right)) {
        expect((await send(client, operation, input)).told, role).not.toBe('right_required');
        continue;
      }
      await withoutChange(async () => {
        for (const sent of [input, { wrong: 'input' }]) {
          const outcome = await send(client, operation, sent);
          expect([outcome.told, outcome.status], role).toEqual(['right_required', 403]);
        }
      });
    }
  },
);

test('operations of operators alone need a right or a fresh proof, and each names its right [SAFE-6a]', () => {
  const named = operations.filter(({ right, stepUp }) => right !== undefined || stepUp !== undefined);
  expect(named.every(({ caller }) => caller === 'operator')).toBe(true);
  const unnamed = operations.filter(({ caller, right }) => caller === 'operator' && right === undefined);
  expect(unnamed).toEqual([]);
});

test.each(those(({ caller }) => caller === 'anyone'))(
  '%s answers visitors and cookies of another site as visitors [ACC-10a, API-2d]',
  (_name, operation) =>
    withoutChange(async () => {
      const { input, visitor } = rowOf(operation);
      for (const client of [service.client(), world.wrongSite()]) {
        const outcome = await send(client, operation, input);
        expect(outcome.told).toBe(visitor);
        expectNoSecret(outcome);
      }
    }),
);

test.each(those(() => true))(
  '%s reveals nothing of the owner to strangers and members of another site [API-2d, AUTH-12d]',
  async (_name, operation) => {
    for (const { who, input, expected } of rowOf(operation).attacks) {
      const attack = async (): Promise<void> => {
        const outcome = await send(world[who], operation, input);
        expectNoSecret(outcome);
        if (who === 'blocked') expect(outcome.text).not.toContain(String(world.ownerId));
        const answered = expected === 'own' || expected === 'nothing';
        expect(outcome.told, `${who} ${JSON.stringify(input)}`).toBe(answered ? 200 : expected);
      };
      await (expected === 'own' ? attack() : withoutChange(attack));
    }
  },
);

test('keeps exactly the listed operations open to suspended members [DSA-6b, TRUST-12a]', () => {
  const open = operations.filter((operation) => operation.whileRestricted === true);
  expect(open.map(({ name }) => name).sort()).toEqual(whileRestricted);
});

test.each(those(({ caller, whileRestricted: open }) => caller === 'member' && open !== true))(
  '%s rejects suspended members before it parses the input [DSA-6b]',
  (_name, operation) =>
    withoutChange(async () => {
      for (const input of [rowOf(operation).input, { wrong: 'input' }]) {
        const outcome = await send(world.suspended, operation, input);
        expect([outcome.told, outcome.status]).toEqual(['account_restricted', 403]);
        expectNoSecret(outcome);
      }
    }),
);

test.each(those(({ caller, whileRestricted: open }) => caller === 'anyone' && open !== true))(
  '%s answers suspended members as visitors [DSA-6b]',
  (_name, operation) =>
    withoutChange(async () => {
      const { input, visitor } = rowOf(operation);
      expect((await send(world.suspended, operation, input)).told).toBe(visitor);
    }),
);

test.each(those(({ caller, whileRestricted: open }) => caller === 'member' && open === true))(
  '%s stays open to suspended members and reveals nothing of other members [DSA-6b]',
  async (_name, operation) => {
    const outcome = await send(world.suspended, operation, rowOf(operation).input);
    expect(outcome.told).not.toBe('account_restricted');
    expectNoSecret(outcome);
  },
);

const idNames = ['id', 'conversation', 'profile', 'payment', 'member', 'photo', 'session'];

test.each(those(({ caller }) => caller === 'member'))(
  '%s has an attack for every id field of its input [API-2d, AUTH-12d]',
  (_name, operation) => {
    const { properties = {} } = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
    const { attacks } = rowOf(operation);
    const untried = idNames.filter(
      (name) =>
        Object.hasOwn(properties, name) &&
        operation.upload?.field !== name &&
        !attacks.some(({ input }) => Object.hasOwn(input, name)),
    );
    expect(untried).toEqual([]);
  },
);

test('has one row for every operation and none besides [API-2d]', () => {
  expect(Object.keys(rows).sort()).toEqual(operations.map(({ name }) => name).sort());
});

test('exempt calls give every caller the same answer, logged in or not [API-3b]', async () => {
  for (const operation of operations.filter(({ crossSite }) => crossSite !== undefined)) {
    const answers: Outcome[] = [];
    for (const client of [world.owner, world.visitor])
      for (const headers of foreignPages)
        answers.push(await send(client, operation, rowOf(operation).input, headers));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {}']));
  }
});
