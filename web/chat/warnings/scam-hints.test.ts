import { expect, test } from 'vitest';
import type { Message } from '#contract/chat/message.ts';
import { scamHintFor } from './scam-hints.ts';
import { sendWarning } from './send-warning-dialog.tsx';

const message = (text: string, changed: Partial<Message> = {}): Message => ({
  id: 3,
  conversation: 9,
  sender: 2,
  kind: 'text',
  text,
  gift: null,
  image: null,
  notice: null,
  origin: 'member',
  sent_at: '2026-01-01T12:00:00.000Z',
  client_id: null,
  ...changed,
});

test('warns of messages about money or contact details from new members [TRUST-7a, CHAT-8e]', () => {
  expect(scamHintFor(message('Kun je geld lenen?'))).toBe('money');
  expect(scamHintFor(message('NL91 ABNA 0417 1643 00'))).toBe('money');
  expect(scamHintFor(message('Zit je op WhatsApp?'))).toBe('away');
  expect(scamHintFor(message('Hoi!'))).toBeNull();
});

test('allows sharing details after many messages, but still warns of insults [TRUST-7a, TRUST-6b]', () => {
  expect(scamHintFor(message('Zit je op WhatsApp?', { id: 21 }))).toBeNull();
  expect(scamHintFor(message('Hou je bek', { id: 500 }))).toBe('harsh');
});

test('does not warn of messages by the service or a fictional profile [TRUST-7a]', () => {
  expect(scamHintFor(message('Zit je op WhatsApp?', { origin: 'system' }))).toBeNull();
});

test('asks the writer about personal details and hurtful words, but not about money [TRUST-6a, TRUST-7a]', () => {
  expect(sendWarning('06-12345678 of anna@post.example')).toEqual({
    kind: 'shares',
    what: ['phone', 'email'],
  });
  expect(sendWarning('Hou je bek')).toEqual({ kind: 'harsh' });
  expect(sendWarning('Heb je een tikkie?')).toBeNull();
  expect(sendWarning('Hoi!')).toBeNull();
});
