import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Id } from '#contract/kit/id.ts';
import type { Operation } from '#contract/kit/operation.ts';
import type { Upload } from '#contract/kit/upload.ts';
import type { UploadSlots } from '../connections/upload-slots.ts';
import { unstorableField } from './operation-input.ts';
import { Refusal } from './refusal.ts';

/**
 * The uploaded file of a call, in a temporary place until the call is answered. The path does not contain the
 * sender's file name.
 */
export class UploadedFile implements Upload {
  readonly path: string;
  readonly size: number;
  /** Aborts if the client disconnects before the answer. Work that has not started by then must not start. */
  readonly cancelled: AbortSignal;

  constructor(path: string, size: number, cancelled: AbortSignal) {
    this.path = path;
    this.size = size;
    this.cancelled = cancelled;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await readFile(this.path)).buffer;
  }
}

/** Returns the upload of a call as the file that came over HTTP. */
export function uploadedFile(upload: Upload): UploadedFile {
  if (upload instanceof UploadedFile) return upload;
  throw new Error('the upload did not come over HTTP');
}

const folderIn = (dataDir: string): string => join(dataDir, 'uploads');

/**
 * Enables uploads for operations with `upload`. Must be registered before their routes. Deletes the files
 * that a killed process left behind.
 */
export async function acceptUploads(app: FastifyInstance, dataDir: string): Promise<void> {
  await rm(folderIn(dataDir), { recursive: true, force: true });
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
  await app.register(multipart, { throwFileSizeLimit: true });
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Our file could not be written, because the disk is full for instance. The form is not to blame (OPS-7). */
const isOwnFailure = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  (error.syscall === 'open' || /^(ENOSPC|EDQUOT|EROFS|EIO|EMFILE)$/.test(String(codeOf(error))));

const invalidField = (field: string, code: string) =>
  new Refusal('invalid_input', {}, [{ field: field.slice(0, 100), code, params: {} }]);

type UploadOptions = NonNullable<Operation['upload']>;

/** Limits for the other form fields: an idempotency key, a choice. An operation may need more of them, for text. */
const wordsOf = ({ texts }: UploadOptions) =>
  texts === undefined ? { fields: 4, fieldSize: 200 } : { fields: texts, fieldSize: 1300 };

interface Received {
  readonly size: number;
  /** The form fields beside the file. The operation's schema rejects unknown fields later. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Stores one form field. A field with the name of the file, or a second field of the same name, is refused.
 */
const storeField = (fields: Map<string, string>, part: MultipartValue, file: string): void => {
  const { fieldname, value, valueTruncated } = part;
  if (fieldname === file || typeof value !== 'string' || valueTruncated)
    throw invalidField(fieldname, 'invalid');
  if (fields.has(fieldname)) throw invalidField(fieldname, 'doubled');
  fields.set(fieldname, value);
};

/** Streams the one file of the form to `path`, up to the operation's size limit. */
const receive = async (request: FastifyRequest, taken: UploadOptions, path: string): Promise<Received> => {
  const { field, maximumBytes } = taken;
  const words = wordsOf(taken);
  let size: number | undefined;
  const fields = new Map<string, string>();
  // A second file or too many fields exceed these limits and throw.
  for await (const part of request.parts({
    limits: { fileSize: maximumBytes, files: 1, ...words, parts: words.fields + 1 },
  })) {
    if (part.type === 'field') {
      storeField(fields, part, field);
      continue;
    }
    if (part.fieldname !== field) throw invalidField(part.fieldname, 'unknown_field');
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(part.file, file);
    if (part.file.truncated) throw new Refusal('too_large');
    size = file.bytesWritten;
  }
  if (size === undefined) throw invalidField(field, 'required');
  const said = Object.fromEntries(fields);
  const unstorable = unstorableField(said);
  if (unstorable !== null) throw invalidField(unstorable, 'not_storable');
  return { size, fields: said };
};

const received = async (request: FastifyRequest, taken: UploadOptions, path: string): Promise<Received> => {
  try {
    return await receive(request, taken, path);
  } catch (error) {
    // Reads and discards the rest of the form. The connection is reused, and the next call would otherwise
    // wait behind that data.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Refusal) throw error;
    if (isOwnFailure(error)) {
      request.log.error({ request: request.id, err: error }, 'an upload could not be written');
      throw new Refusal('unavailable');
    }
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('too_large');
    throw invalidField(taken.field, 'invalid');
  }
};

interface Receiving {
  readonly taken: UploadOptions;
  readonly dataDir: string;
  readonly slots: UploadSlots;
  /** The member, or null for a visitor. */
  readonly sender: Id | null;
}

/**
 * Receives the one file of a call, runs `work` with the file and the form fields, and always deletes the file
 * afterwards. Throws:
 * - `too_large` if the file exceeds the operation's limit;
 * - `invalid_input` if the form is broken, has more than one file or ends early;
 * - `too_many_requests` if there are too many concurrent uploads, from this sender, from this network or in
 *   total.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  { taken, dataDir, slots, sender }: Receiving,
  work: (body: Readonly<Record<string, UploadedFile | string>>) => Promise<Result>,
): Promise<Result> {
  const free = slots.take({ request: request.raw, ip: request.ip, sender });
  if (free === null) throw new Refusal('too_many_requests', { seconds: 5 });
  const left = new AbortController();
  const leave = () => left.abort();
  reply.raw.once('close', leave);
  const path = join(folderIn(dataDir), randomUUID());
  try {
    const { size, fields } = await received(request, taken, path);
    return await work({ ...fields, [taken.field]: new UploadedFile(path, size, left.signal) });
  } catch (error) {
    if (left.signal.aborted) throw invalidField(taken.field, 'invalid');
    throw error;
  } finally {
    free();
    reply.raw.off('close', leave);
    await rm(path, { force: true });
  }
}
