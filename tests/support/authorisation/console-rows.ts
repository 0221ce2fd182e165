import { consoleRow, type Rows, unknownId } from './attack.ts';

const conversation = { conversation: unknownId };
const clientId = '6f2c1f62-7b0d-4b6e-9a55-2f0c7d1e9a02';
const change = { setting: 'message_credits', value: 2, sites: [{ site: 1, seen: null }] };
const price = { package: 'p1', currency: 'EUR', amount: 999, from: null };

/** Editors, and the pages that run the service. */
export const consoleRows: Rows = {
  'chat/add-editor-note': consoleRow({ ...conversation, about: 'talk', words: 'note' }),
  'chat/answer-as-profile': consoleRow({ ...conversation, answers: 1, client_id: clientId, text: 'hello' }),
  'chat/claim-talk': consoleRow(conversation),
  'chat/hold-talk': consoleRow({ ...conversation, typing: true }),
  'chat/list-waiting-talks': consoleRow(),
  'chat/release-talk': consoleRow(conversation),
  'content/add-site': consoleRow({
    ...{ host: 'new.example', niche: 1, language: 'nl', default_country: 'NL', company: 1, mail_name: 'New' },
  }),
  'content/change-setting': consoleRow({ ...change, confirmed: [] }),
  'content/close-site': consoleRow({ site: 1, closed: false }),
  'content/list-setting-changes': consoleRow({ site: '1', setting: 'message_credits' }),
  'content/list-settings': consoleRow({ site: '1' }),
  'content/list-sites': consoleRow(),
  'content/preview-setting': consoleRow(change),
  'payments/add-price': consoleRow({ ...price, seen: 0 }),
  'payments/list-prices': consoleRow(),
  'payments/preview-price': consoleRow(price),
  'payments/withdraw-price': consoleRow({ package: 'p1', currency: 'EUR', from: '2026-01-01T00:00:00.000Z' }),
};
