import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCallSites } from 'node:util';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/** The function that made a statement, with its file relative to the repository. */
export interface Source {
  readonly name: string;
  readonly file: string;
}

export interface Recorded extends Source {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * The rows that the statements of a function return, statement by statement. The last rows repeat. Statements
 * of functions that are not named return no rows.
 */
export type Answers = Readonly<Record<string, ReadonlyArray<readonly object[]>>>;

const root = path.resolve(import.meta.dirname, '../../..');

/** The path of a script of `server/`, relative to the repository. Undefined for any other script. */
function serverFile(script: string): string | undefined {
  const file = path.relative(root, script.startsWith('file:') ? fileURLToPath(script) : script);
  return file.startsWith('server/') ? file : undefined;
}

/** The outermost function of the `server` file that is executing a statement now. */
function currentSource(): Source {
  const frames = getCallSites(60).map(({ functionName, scriptName }) => ({
    name: functionName,
    file: serverFile(scriptName),
  }));
  const first = frames.find(({ file }) => file !== undefined)?.file;
  if (first === undefined) throw new Error('No file of server/ executed this statement.');
  const start = frames.findIndex(({ file }) => file === first);
  const length = frames.slice(start).findIndex(({ file }) => file !== first);
  const own = frames.slice(start, length < 0 ? undefined : start + length);
  return { name: own.findLast(({ name }) => name !== '')?.name ?? '', file: first };
}

class RecordingDriver extends DummyDriver implements Driver {
  readonly #answer: (query: CompiledQuery) => readonly object[];

  constructor(answer: (query: CompiledQuery) => readonly object[]) {
    super();
    this.#answer = answer;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const answer = this.#answer;
    return {
      // biome-ignore lint/suspicious/noExplicitAny: the example states the rows.
      executeQuery: async (query): Promise<QueryResult<any>> => ({ rows: [...answer(query)] }),
      streamQuery: () => {
        throw new Error('Cursors are not supported.');
      },
    };
  }
}

/** Runs the work without a database and returns every statement it made, in order. */
export async function recordStatements(
  work: (db: Handle) => Promise<unknown>,
  answers: Answers = {},
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const sources = new Map<object, Source>();
  const driver = new RecordingDriver((query) => {
    const source = sources.get(query.queryId);
    if (!source) throw new Error(`A statement without a source: ${query.sql}`);
    const turns = answers[source.name] ?? [];
    const made = recorded.filter(({ name }) => name === source.name).length;
    recorded.push({ ...source, sql: query.sql, parameters: query.parameters });
    return turns[Math.min(made, turns.length - 1)] ?? [];
  });
  const db: Handle = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [
      {
        // Kysely calls this while the function that makes the statement is on the stack.
        transformQuery({ node, queryId }) {
          sources.set(queryId, currentSource());
          return node;
        },
        transformResult: async ({ result }) => result,
      },
    ],
  });
  await work(db);
  return recorded;
}
