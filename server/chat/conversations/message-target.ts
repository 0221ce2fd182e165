import type { Id } from '#contract/kit/id.ts';

/**
 * The target of a message: an existing conversation, or a member with whom a conversation may have to be
 * opened.
 */
export type MessageTarget = { readonly conversation: Id } | { readonly profile: Id };

/** Reads `conversation` or `profile` from an input. The schema requires exactly one of them. */
export function messageTarget(input: {
  readonly conversation?: Id | undefined;
  readonly profile?: Id | undefined;
}): MessageTarget | null {
  if (input.conversation !== undefined) return { conversation: input.conversation };
  return input.profile === undefined ? null : { profile: input.profile };
}
