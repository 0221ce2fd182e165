import type { MessageKind, WrittenKind } from '#contract/chat/message.ts';

/** The content of a message as stored: a text, or the name of a gift or notice. */
export interface MessageContent {
  readonly kind: MessageKind;
  readonly body: string;
}

/** Content that a member may send. */
export interface WrittenContent extends MessageContent {
  readonly kind: WrittenKind;
}

/** Reads the content from an input. The schema requires the field that `kind` names. */
export function messageContent(
  input: { readonly kind: WrittenKind } & { readonly [Field in WrittenKind]?: string | undefined },
): WrittenContent | null {
  const body = input[input.kind];
  return body === undefined ? null : { kind: input.kind, body };
}
