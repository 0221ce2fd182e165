declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** Only the settings and methods that the tests use. */
  export default class S3rver {
    constructor(settings: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly allowMismatchedSignatures: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
