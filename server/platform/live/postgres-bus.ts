import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Bus, BusListener } from './bus.ts';

const channel = 'vonk_live';
const timeoutMs = 10_000;
const longestPauseMs = 2000;
const sweepMs = 20_000;

interface Row {
  readonly id: string;
  readonly sender: string;
  readonly words: string;
}

// Every process on the bus shares this database lock. A process that gets it exclusively is the only one.
const shareLock = "select pg_advisory_lock_shared(hashtextextended('vonk:live', 0))";
const unshareLock = "select pg_advisory_unlock_shared(hashtextextended('vonk:live', 0))";
const tryLock = "select pg_try_advisory_lock(hashtextextended('vonk:live', 0)) as alone";
const unlock = "select pg_advisory_unlock(hashtextextended('vonk:live', 0))";

/** If no other process is listening, deletes the remaining batches at once instead of after a minute. */
const sweepIfAlone = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ alone: boolean }>(tryLock);
  if (!rows[0]?.alone) return;
  await client.query('delete from live_batches');
  await client.query(unlock);
};

const readBatches = 'select id, sender, words from live_batches where id = any($1)';

/** Runs before the connection ends: the last process deletes all batches. */
const leave = async (client: pg.Client): Promise<void> => {
  await client.query(unshareLock);
  await sweepIfAlone(client);
};

const connectionTo = (url: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    application_name: 'vonk live',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: timeoutMs,
  });

/** Runs after the connection is made: shares the lock and listens. */
const join = async (client: pg.Client): Promise<void> => {
  await client.connect();
  await sweepIfAlone(client);
  await client.query(shareLock);
  await client.query(`listen ${channel}`);
};

const sendBatch = (client: pg.Client, name: string, batch: string) =>
  client.query({
    name: 'say',
    text: `with said as (insert into live_batches (sender, words) values ($1, $2) returning sender, id)
      select pg_notify('${channel}', sender || ' ' || id) from said`,
    values: [name, batch],
  });

const deleteOldBatches = (client: pg.Client): void => {
  client.query("delete from live_batches where said_at < now() - interval '1 minute'").catch(() => {});
};

/** Reports the loss of a connection, and the sender and row of each notification. */
const watch = (
  client: pg.Client,
  lose: (client: pg.Client) => void,
  notified: (sender: string | undefined, id: string | undefined) => void,
): void => {
  client.on('error', () => lose(client));
  client.on('end', () => lose(client));
  client.on('notification', ({ payload = '' }) => {
    const [sender, id] = payload.split(' ');
    notified(sender, id);
  });
};

/** Ends a connection whose errors no longer matter. */
const end = async (client: pg.Client, joined: boolean): Promise<void> => {
  client.removeAllListeners();
  client.on('error', () => {});
  if (joined) await leave(client).catch(() => {});
  await client.end().catch(() => {});
};

interface ReaderParts {
  readonly isCurrent: (client: pg.Client) => boolean;
  readonly lose: (client: pg.Client) => void;
  readonly listener: () => BusListener | null;
}

/** Reads the batches that were announced, in the order of their notifications. */
const makeReader = ({ isCurrent, lose, listener }: ReaderParts) => {
  let announced: string[] = [];
  let reading = false;

  /** Hands on the batches in the order of their notifications. If a row is already deleted, it was missed. */
  const deliver = (ids: readonly string[], rows: readonly Row[]): void => {
    const found = new Map(rows.map((row) => [row.id, row]));
    if (ids.some((id) => !found.has(id))) listener()?.listening();
    for (const id of ids) {
      const row = found.get(id);
      if (row) listener()?.received(row.sender, row.words);
    }
  };

  /** Batches that are announced during a read are read together afterwards. */
  const read = async (from: pg.Client): Promise<void> => {
    if (reading) return;
    reading = true;
    try {
      while (announced.length > 0 && isCurrent(from)) {
        const ids = announced.splice(0);
        deliver(ids, (await from.query<Row>({ name: 'read', text: readBatches, values: [ids] })).rows);
      }
    } catch {
      lose(from);
    } finally {
      reading = false;
    }
  };

  return {
    announce(from: pg.Client, id: string): void {
      announced.push(id);
      void read(from);
    },
    forget(): void {
      announced = [];
    },
  };
};

/**
 * The bus over PostgreSQL, with one connection that listens, sends and reads (decision 0023). A batch is a
 * row of `live_batches` for one minute. Its notification names only the process and the row, and costs one
 * NOTIFY for any number of events. The first process to start and the last one to stop delete all batches.
 */
export function postgresBus(url: string, name: string, log: Logger): Bus {
  let listener: BusListener | null = null;
  let client: pg.Client | null = null;
  let listens = false;
  let lost = false;
  let tries = 0;
  let retry: NodeJS.Timeout | undefined;
  let sweep: NodeJS.Timeout | undefined;

  const lose = (gone: pg.Client): void => {
    if (client !== gone) return;
    client = null;
    listens = false;
    reader.forget();
    void end(gone, false);
    if (listener === null) return;
    if (!lost) log.warn('lost the bus connection between processes');
    lost = true;
    retry = setTimeout(connect, Math.min(50 * 2 ** tries, longestPauseMs)).unref();
    tries = Math.min(tries + 1, 10);
  };

  const heardOwn = (): void => {
    // Resets the backoff only now, when the connection is known to work. A connection that always breaks at
    // once is therefore not reopened without a pause.
    tries = 0;
    listener?.receivedOwn();
  };

  const reader = makeReader({ isCurrent: (of) => client === of, lose, listener: () => listener });

  const connect = async (): Promise<void> => {
    const next = connectionTo(url);
    client = next;
    watch(next, lose, (sender, id) => {
      if (sender === name) heardOwn();
      else if (id !== undefined) reader.announce(next, id);
    });
    try {
      await join(next);
    } catch {
      return lose(next);
    }
    if (client !== next) return;
    if (lost) log.info('restored the bus connection between processes');
    lost = false;
    listens = true;
    listener?.listening();
  };

  return {
    open(given) {
      listener = given;
      void connect();
      sweep = setInterval(() => client && deleteOldBatches(client), sweepMs).unref();
    },
    async send(batch) {
      const by = client;
      if (by === null || !listens) throw new Error('the bus between processes is not connected');
      try {
        await sendBatch(by, name, batch);
      } catch (error) {
        // An error of the database itself would also occur on another connection.
        if (!(error instanceof pg.DatabaseError)) lose(by);
        throw error;
      }
    },
    renew() {
      if (client !== null) lose(client);
    },
    async close() {
      listener = null;
      clearTimeout(retry);
      clearInterval(sweep);
      const last = client;
      client = null;
      if (last !== null) await end(last, listens);
    },
  };
}
