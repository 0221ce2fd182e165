import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { memberReaction } from './reaction.ts';

/**
 * The available gifts (CHAT-2), smallest first. All cost the site's gift_credits. The database has the same
 * list.
 */
export const gifts = [
  'spark',
  'rose',
  'coffee',
  'chocolate',
  'candle',
  'champagne',
  'kiss',
  'heart',
] as const;

export type Gift = (typeof gifts)[number];

/**
 * The notices of the service in a conversation with a fictional profile. A notice says that the profile is
 * fictional, after the member asked (FIC-5), or why writing is paused (FIC-6). Others say that credits came back
 * because nobody answered or because the profile stopped, or that the profile retired. The texts are `chat.notice.<notice>`. The database has
 * the same list.
 */
export const notices = [
  'fictional',
  'lonely',
  'money',
  'health',
  'meeting',
  'spending',
  'returned',
  'stopped',
  'retired',
] as const;

export type Notice = (typeof notices)[number];

/** The causes for pausing writing to a fictional profile. */
export const careCauses = ['lonely', 'money', 'health', 'meeting', 'spending'] as const;

export type CareCause = (typeof careCauses)[number];

/** The origin of a message. Only `member` may ever be shown as a person's (FIC-8). */
export const origins = ['member', 'operator', 'ai', 'system'] as const;

export type Origin = (typeof origins)[number];

/**
 * The path prefix of message pictures. Each address is for one viewer and expires. Not an operation, because
 * it answers images.
 */
export const imagesPath = '/api/chat-image/';

/**
 * `GET ?member=…&photo=…`: the uncropped picture of a message, for the operator who has claimed it, during
 * the claim (SAFE-2). Not an operation, because it answers an image.
 */
export const reviewImagePath = '/api/console/chat-image-file.php';

/**
 * The picture of a message as one viewer gets it (CHAT-10). `address` is null until the receiver chooses to
 * see it; until then they only get the server-made `blur` (TRUST-6). An address is signed for this viewer and
 * expires (GDPR-15); `chat/show-image` returns a fresh one. It lacks size and file extension, which
 * `imageFile` adds.
 */
export const messageImage = z.object({
  width: z.int(),
  height: z.int(),
  /** A few blurred pixels as a `data:` URL. */
  blur: z.string(),
  address: z.nullable(z.string()),
});

export type MessageImage = z.output<typeof messageImage>;

/** `bubble` is as wide as in a conversation, `whole` is the full stored size. Neither is cropped. */
export type ImageSize = 'bubble' | 'whole';

/** The file of a picture in a given size and format. */
export const imageFile = (address: string, size: ImageSize, format: 'avif' | 'webp' | 'jpg'): string =>
  `${address}-${size}.${format}`;

/**
 * The limit of a conversation's length. The neighbours of this number on a page still fit a database integer.
 */
export const lastPosition = 2_000_000_000;

/** A message's number in its conversation. */
export const position = z.int().check(z.positive(), z.maximum(lastPosition));

/** A message's number in a query string. */
export const queryPosition = queryInteger(1, lastPosition);

/** An open list: a client shows an unknown kind as "not supported here" (CHAT-9). */
export const messageKinds = ['text', 'gift', 'image', 'system'] as const;

export type MessageKind = (typeof messageKinds)[number];

/** The kinds that a member sends through `chat/send-message`. Each comes with the field of its name. */
export const writtenKinds = ['text', 'gift'] as const;

export type WrittenKind = (typeof writtenKinds)[number];

/** The kinds that have a price. A picture is uploaded first and sent by `chat/send-image`. */
export type PaidKind = WrittenKind | 'image';

/** Maximum length of a quoted text. */
export const quoteLength = 160;

/**
 * The message that another message answers (CHAT-12). It is a reference to the original, read again each time.
 * An original that was removed has the kind `text` and no text. A picture is never part of a quote.
 */
export const quote = z.object({
  /** The number of the original in the same conversation. */
  id,
  sender: id,
  kind: z.enum(messageKinds),
  /** The beginning of the text. Empty for other kinds. */
  text: z.string(),
  gift: z.nullable(z.enum(gifts)),
});

export type Quote = z.output<typeof quote>;

export const message = z.object({
  /**
   * The position in its conversation: 1, 2, 3 … without gaps, so that a client sees at once what it missed.
   */
  id,
  conversation: id,
  sender: id,
  kind: z.enum(messageKinds),
  /** Empty for other kinds. */
  text: z.string(),
  /** The gift. Null for other kinds, and after its sender erased their account. */
  gift: z.nullable(z.enum(gifts)),
  /** Null for other kinds, in the list of conversations, and after its sender erased their account. */
  image: z.nullable(messageImage),
  /** The notice of the service, in nobody's name. Null unless the kind is `system`. */
  notice: z.nullable(z.enum(notices)),
  origin: z.enum(origins),
  sent_at: instant,
  /** The sender's idempotency key, sent to the sender's own devices only. It matches the outbox entry. */
  client_id: z.nullable(z.uuid()),
  /** The message that this one answers. Missing if there is none, and in the list of conversations. */
  quote: z.optional(quote),
  /** At most one of each member. Missing if there is none, and in the list of conversations. */
  reactions: z.optional(z.array(memberReaction)),
});

export type Message = z.output<typeof message>;
