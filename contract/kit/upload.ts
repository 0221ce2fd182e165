import * as z from 'zod/mini';

/** An uploaded file: the browser's `File` on the client, the content of the multipart body on the server. */
export interface Upload {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value;

/** The file field of an operation that declares `upload`. No other value is accepted. */
export const upload = z.custom<Upload>(isUpload, 'required');
