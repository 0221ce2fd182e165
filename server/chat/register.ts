import type { Registry } from '#server/platform/http/registry.ts';
import { getChatsHandler } from './http/get-chats.ts';
import { getMessagesHandler } from './http/get-messages.ts';
import { markReadHandler } from './http/mark-read.ts';
import { removeChatHandler } from './http/remove-chat.ts';
import { sendMessageHandler } from './http/send-message.ts';
import { answerAsDemoHandler } from './jobs/answer-as-demo.handler.ts';
import { typing } from './sockets/typing.ts';

/** Hands this domain's operations, socket inputs and jobs to the platform. */
export function register(registry: Registry): void {
  registry.operation(getChatsHandler);
  registry.operation(getMessagesHandler);
  registry.operation(sendMessageHandler);
  registry.operation(markReadHandler);
  registry.operation(removeChatHandler);
  registry.socket(typing);
  registry.job(answerAsDemoHandler);
}
