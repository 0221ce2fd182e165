import { randomUUID } from 'node:crypto';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { answerAsProfile } from '#contract/chat/editors/answer-as-profile.ts';
import { claimTalk } from '#contract/chat/editors/claim-talk.ts';
import type { EditorTalk } from '#contract/chat/editors/editor-talk.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { TestOperator } from './operators.ts';
import type { Person } from './people.ts';

/** A member acknowledges a fictional profile and writes to it. */
export async function writeToFictional(from: Person, to: Person, text = 'Hoi, wat lees je?') {
  (await from.api(acknowledgeFictional, { profile: to.id })).answer;
  const sent = { profile: to.id, client_id: randomUUID(), kind: 'text', text } as const;
  return (await from.api(sendMessage, sent)).answer.message;
}

/** Claims a conversation that is expected to wait. */
export async function claimedTalk(editor: TestOperator, conversation?: number): Promise<EditorTalk> {
  const { talk } = (await editor.client.api(claimTalk, conversation === undefined ? {} : { conversation }))
    .answer;
  if (talk === null) throw new Error('no conversation waits');
  return talk;
}

/** Answers the last message of a claimed conversation. */
export const answerTalk = (
  editor: TestOperator,
  { conversation, answers }: Pick<EditorTalk, 'conversation' | 'answers'>,
  text = 'Een boek over de zee. En jij?',
  clientId: string = randomUUID(),
) => editor.client.api(answerAsProfile, { conversation, answers: answers ?? 0, client_id: clientId, text });
