import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/kit/operation.ts';
import { Refusal } from './refusal.ts';

/** Lets operations with `upload` take a file. Must be registered before their routes. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: true });
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * The body of a call with its one file, read up to the operation's limit and no further. Throws `too_large` for a
 * longer one and `invalid_input` for a form that is broken, holds other fields, or more than one file.
 */
export async function uploadedBody(
  request: FastifyRequest,
  { field, maximumBytes }: NonNullable<Operation['upload']>,
): Promise<Record<string, unknown>> {
  const fault = (name: string, code: string) =>
    new Refusal('invalid_input', {}, [{ field: name, code, params: {} }]);
  try {
    let file: Uint8Array<ArrayBuffer> | undefined;
    // A second part, whatever it is, is over the limit and throws.
    for await (const part of request.files({
      limits: { fileSize: maximumBytes, files: 1, fields: 0, parts: 1 },
    })) {
      if (part.fieldname !== field) throw fault(part.fieldname.slice(0, 100), 'unknown_field');
      file = new Uint8Array(await part.toBuffer());
    }
    if (file === undefined) throw fault(field, 'required');
    return { [field]: new Blob([file]) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('too_large');
    throw fault(field, 'invalid');
  }
}
