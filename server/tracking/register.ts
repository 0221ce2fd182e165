import type { Registry } from '#server/platform/http/registry.ts';
import { pageHiddenHandler } from './http/page-hidden.ts';

export function register(registry: Registry): void {
  registry.operation(pageHiddenHandler);
}
