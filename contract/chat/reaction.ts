import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';

/** The available reactions, in the order of the choice (CHAT-11). The database has the same list. */
export const reactions = ['heart', 'laugh', 'thumbs_up', 'wow', 'sad', 'fire'] as const;

export type Reaction = (typeof reactions)[number];

/** The reaction of a double tap. */
export const quickReaction = 'heart' satisfies Reaction;

/** The picture of each reaction. A catalogue text names it for screen readers. */
export const reactionEmoji: Readonly<Record<Reaction, string>> = {
  heart: '❤️',
  laugh: '😂',
  thumbs_up: '👍',
  wow: '😮',
  sad: '😢',
  fire: '🔥',
};

/**
 * The reaction of one member to a message. Null after they took it back. `revision` rises with each change, so
 * that a device knows the later of two versions, in whatever order they arrive.
 */
export const memberReaction = z.object({
  member: id,
  reaction: z.nullable(z.enum(reactions)),
  revision: z.int(),
});

export type MemberReaction = z.output<typeof memberReaction>;

/** A reaction with its message. */
export const reactionChange = z.extend(memberReaction, { conversation: id, message: id });

export type ReactionChange = z.output<typeof reactionChange>;
