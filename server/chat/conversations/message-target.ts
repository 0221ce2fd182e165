import type { Id } from '#contract/kit/id.ts';

/** Where a message goes: a conversation that exists, or a member, with whom one may have to be made. */
export type MessageTarget = { readonly conversation: Id } | { readonly profile: Id };

/** The input's `conversation` or `profile`, of which its schema wants exactly one. */
export function messageTarget(input: {
  readonly conversation?: Id | undefined;
  readonly profile?: Id | undefined;
}): MessageTarget | null {
  if (input.conversation !== undefined) return { conversation: input.conversation };
  return input.profile === undefined ? null : { profile: input.profile };
}
