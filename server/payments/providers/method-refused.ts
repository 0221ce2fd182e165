/**
 * A provider does not accept this order with its method. Nothing was created there, and another method may
 * work.
 */
export class MethodRefused extends Error {
  constructor(cause: unknown) {
    super('the provider refused the method', { cause });
    this.name = 'MethodRefused';
  }
}
