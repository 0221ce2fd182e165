/** A provider does not take this order by its method: nothing was made there, and another method may do. */
export class MethodRefused extends Error {
  constructor(cause: unknown) {
    super('the provider refused the method', { cause });
    this.name = 'MethodRefused';
  }
}
