import type { MessageKind } from '#contract/chat/message.ts';

/** What a message says, as it is stored: words, or the name of a gift. */
export interface MessageContent {
  readonly kind: MessageKind;
  readonly body: string;
}

/** The content of an input, of which its schema wants the field that its kind names. */
export function messageContent(
  input: { readonly kind: MessageKind } & { readonly [Field in MessageKind]?: string | undefined },
): MessageContent | null {
  const body = input[input.kind];
  return body === undefined ? null : { kind: input.kind, body };
}
