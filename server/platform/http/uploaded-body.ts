import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Id } from '#contract/kit/id.ts';
import type { Operation } from '#contract/kit/operation.ts';
import { unstorableField } from './operation-input.ts';
import { Refusal } from './refusal.ts';
import { UploadedFile } from './uploaded-file.ts';

/** Files that may be there at once: with the limit of each this bounds the temporary place; of one sender a few. */
const mostAtOnce = { ofAll: 48, ofOne: 6 };

const folderIn = (dataDir: string): string => join(dataDir, 'uploads');

/** Lets operations with `upload` take a file. Must be registered before their routes; sweeps what a killed process left. */
export async function acceptUploads(app: FastifyInstance, dataDir: string): Promise<void> {
  await rm(folderIn(dataDir), { recursive: true, force: true });
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
  await app.register(multipart, { throwFileSizeLimit: true });
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const fault = (field: string, code: string) =>
  new Refusal('invalid_input', {}, [{ field: field.slice(0, 100), code, params: {} }]);

type Taken = NonNullable<Operation['upload']>;

/** A form says little beside its file: a key, a choice. */
const words = { fields: 4, fieldSize: 200 };

interface Received {
  readonly size: number;
  /** What the form says beside the file; whether the operation knows such fields is asked later. */
  readonly fields: Readonly<Record<string, string>>;
}

/** One word of the form; none may have the name of the file, or come twice. */
const takeWord = (fields: Map<string, string>, part: MultipartValue, file: string): void => {
  const { fieldname, value, valueTruncated } = part;
  if (fieldname === file || typeof value !== 'string' || valueTruncated) throw fault(fieldname, 'invalid');
  if (fields.has(fieldname)) throw fault(fieldname, 'doubled');
  fields.set(fieldname, value);
};

/** Streams the one file of the form to `path`, up to the operation's limit and no further. */
const receive = async (
  request: FastifyRequest,
  { field, maximumBytes }: Taken,
  path: string,
): Promise<Received> => {
  let size: number | undefined;
  const fields = new Map<string, string>();
  // A second file, or a form that goes on and on, is over the limit and throws.
  for await (const part of request.parts({
    limits: { fileSize: maximumBytes, files: 1, ...words, parts: words.fields + 1 },
  })) {
    if (part.type === 'field') {
      takeWord(fields, part, field);
      continue;
    }
    if (part.fieldname !== field) throw fault(part.fieldname, 'unknown_field');
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(part.file, file);
    if (part.file.truncated) throw new Refusal('too_large');
    size = file.bytesWritten;
  }
  if (size === undefined) throw fault(field, 'required');
  const said = Object.fromEntries(fields);
  const unstorable = unstorableField(said);
  if (unstorable !== null) throw fault(unstorable, 'not_storable');
  return { size, fields: said };
};

const received = async (request: FastifyRequest, taken: Taken, path: string): Promise<Received> => {
  try {
    return await receive(request, taken, path);
  } catch (error) {
    // The rest of the form is read and thrown away: the connection is used again, and the next call would wait behind it.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Refusal) throw error;
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('too_large');
    throw fault(taken.field, 'invalid');
  }
};

/** The files that are there, and whose. */
const there = new Map<string, Id | null>();

const hasRoom = (sender: Id | null): boolean => {
  if (there.size >= mostAtOnce.ofAll) return false;
  return sender === null || [...there.values()].filter((one) => one === sender).length < mostAtOnce.ofOne;
};

interface Receiving {
  readonly taken: Taken;
  readonly dataDir: string;
  /** The member; null: nobody we know. */
  readonly sender: Id | null;
}

/**
 * Does the work of a call with its one file, which is gone again when it is done, however that ends, and with what the
 * form says beside it. Throws `too_large` for a longer file than the operation takes, `invalid_input` for a form that is
 * broken, holds more than one file or ended too early, and `too_many_requests` where too many are sent at once, by all
 * or by this one.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  { taken, dataDir, sender }: Receiving,
  work: (body: Readonly<Record<string, UploadedFile | string>>) => Promise<Result>,
): Promise<Result> {
  if (!hasRoom(sender)) throw new Refusal('too_many_requests', { seconds: 5 });
  const left = new AbortController();
  const leave = () => left.abort();
  reply.raw.once('close', leave);
  const path = join(folderIn(dataDir), randomUUID());
  there.set(path, sender);
  try {
    const { size, fields } = await received(request, taken, path);
    return await work({ ...fields, [taken.field]: new UploadedFile(path, size, left.signal) });
  } catch (error) {
    if (left.signal.aborted) throw fault(taken.field, 'invalid');
    throw error;
  } finally {
    there.delete(path);
    reply.raw.off('close', leave);
    await rm(path, { force: true });
  }
}
