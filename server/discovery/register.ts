import type { Registry } from '#server/platform/http/registry.ts';
import { autoLikeHandler } from './http/auto-like.ts';
import { searchMembersHandler } from './http/search-members.ts';

export function register(registry: Registry): void {
  registry.operation(searchMembersHandler);
  registry.operation(autoLikeHandler);
}
