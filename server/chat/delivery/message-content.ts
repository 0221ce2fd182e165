import type { MessageKind, WrittenKind } from '#contract/chat/message.ts';

/** What a message says, as it is stored: words, or the name of a gift or of a notice. */
export interface MessageContent {
  readonly kind: MessageKind;
  readonly body: string;
}

/** What a member may write. */
export interface WrittenContent extends MessageContent {
  readonly kind: WrittenKind;
}

/** The content of an input, of which its schema wants the field that its kind names. */
export function messageContent(
  input: { readonly kind: WrittenKind } & { readonly [Field in WrittenKind]?: string | undefined },
): WrittenContent | null {
  const body = input[input.kind];
  return body === undefined ? null : { kind: input.kind, body };
}
