import * as z from 'zod/mini';

/** A file as it arrives: the browser's `File` on one side, what the multipart body held on the other. */
export interface Upload {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value;

/** The one file of an operation that declares `upload`; nothing else can fill this field. */
export const upload = z.custom<Upload>(isUpload, 'required');
