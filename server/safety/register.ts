import type { Registry } from '#server/platform/http/registry.ts';
import { blockMemberHandler } from './http/block-member.ts';
import { unblockMemberHandler } from './http/unblock-member.ts';

export function register(registry: Registry): void {
  registry.operation(blockMemberHandler);
  registry.operation(unblockMemberHandler);
}
