import { both, consoleRow, open, type Rows, unknownId } from './attack.ts';

const conversation = { conversation: unknownId };
const clientId = '6f2c1f62-7b0d-4b6e-9a55-2f0c7d1e9a02';
const change = { setting: 'message_credits', value: 2, sites: [{ site: 1, seen: null }] };
const facts = {
  ...{ name: 'Vera', looking_for: 'both', sexuality: 'bi', country: 'NL', place: null, about: null },
  ...{ interests: [], prompts: [] },
};
const price = { package: 'p1', currency: 'EUR', amount: 999, from: null };
const company = {
  ...{ name: 'Vonk BV', address: 'Gracht 1', city: 'Amsterdam', country: 'NL', register: '', kvk: '1' },
  ...{ vat_numbers: {}, tradenames: [], support_phone: '', authority_email: '', member_email: '' },
  ...{ dispute_body: '', dispute_link: '' },
};

/** Editors, and the pages that run the service. */
export const consoleRows: Rows = {
  'accounts/list-invites': consoleRow(),
  'accounts/make-invites': consoleRow({ site: 1, count: 1, days: 14 }),
  'accounts/withdraw-invite': consoleRow({ id: unknownId }),
  'accounts/ask-evidence-export': consoleRow({
    ...{ client_id: clientId, hold: unknownId, authority: 'Police', legal_basis: 'dsa_18' },
    ...{ scope: ['account'], words: 'note', incident: 'threat' },
  }),
  'accounts/ask-release': consoleRow({ hold: unknownId, part: 'all' }),
  'accounts/confirm-freeze': consoleRow({ hold: unknownId, confirmed: true }),
  'accounts/decide-evidence-export': consoleRow({ approval: unknownId, approved: true }),
  'accounts/decide-release': consoleRow({ approval: unknownId, approved: true }),
  'accounts/extend-hold': consoleRow({ hold: unknownId, days: 30, reasons: 'note' }),
  'accounts/get-member-evidence': consoleRow({ member: String(unknownId) }),
  'accounts/list-holds': consoleRow(),
  'accounts/place-hold': consoleRow({
    ...{ client_id: clientId, member: unknownId, freeze: true, ground: 'child_abuse', words: 'note' },
  }),
  'accounts/record-authority-report': consoleRow({
    ...{ client_id: clientId, hold: unknownId, authority: 'Police', reference: '17' },
    reported_at: '2026-01-01T00:00:00.000Z',
  }),
  'chat/add-editor-note': consoleRow({ ...conversation, about: 'talk', words: 'note' }),
  'chat/add-profile-note': consoleRow({ profile: unknownId, words: 'note' }),
  'chat/answer-as-profile': consoleRow({ ...conversation, answers: 1, client_id: clientId, text: 'hello' }),
  'chat/change-fictional-profile': consoleRow({ profile: unknownId, ...facts }),
  'chat/claim-talk': consoleRow(conversation),
  'chat/create-fictional-profile': consoleRow({
    ...{ client_id: clientId, site: 1, gender: 'female', date_of_birth: '1980-05-05' },
    ...facts,
  }),
  'chat/end-editor-pause': consoleRow({ editor: unknownId }),
  'chat/get-fictional-profile': consoleRow({ profile: String(unknownId) }),
  'chat/hold-talk': consoleRow({ ...conversation, typing: true }),
  'chat/judge-answer': consoleRow({ ...conversation, message: 1, flaw: null, note: null }),
  'chat/list-editor-figures': consoleRow(),
  'chat/list-fictional-profiles': consoleRow({}),
  'chat/list-own-judgements': consoleRow(),
  'chat/list-sampled-answers': consoleRow(),
  'chat/list-waiting-talks': consoleRow(),
  'chat/pause-editor': consoleRow({ editor: unknownId, days: 1, reason: 'pause' }),
  'chat/release-talk': consoleRow(conversation),
  'chat/set-fictional-state': consoleRow({ profile: unknownId, state: 'retired' }),
  'chat/show-sampled-answer': consoleRow({ ...conversation, message: 1 }),
  'content/change-company': consoleRow({ company: 1, seen: null, ...company }),
  'content/decide-page-version': consoleRow({ approval: unknownId, approved: false }),
  'content/get-page-version': consoleRow({ version: '1', language: 'nl' }),
  'content/list-announcements': consoleRow(),
  'content/list-companies': consoleRow(),
  'content/list-company-changes': consoleRow({ company: '1' }),
  'content/list-page-versions': consoleRow({ name: 'terms' }),
  'content/list-pages': consoleRow(),
  'content/make-announcement': consoleRow({
    ...{ site: null, link: null, starts_at: null, ends_at: '2030-01-01T00:00:00.000Z' },
    texts: [{ language: 'nl', short: 'Nieuws', body: 'Er is nieuws.' }],
  }),
  'content/publish-page-version': consoleRow({ version: unknownId, from: null }),
  'content/save-page-text': consoleRow({
    ...{ version: unknownId, language: 'nl', body: '# Tekst', changes: '', seen: null },
  }),
  'content/start-draft': consoleRow({ name: 'terms', site: null, from: unknownId }),
  'content/withdraw-announcement': consoleRow({ id: unknownId }),
  'content/withdraw-page-version': consoleRow({ version: unknownId }),
  'content/add-site': consoleRow({
    ...{ host: 'new.example', niche: 1, language: 'nl', default_country: 'NL', company: 1, mail_name: 'New' },
  }),
  'content/change-setting': consoleRow({ ...change, confirmed: [] }),
  'content/close-site': consoleRow({ site: 1, closed: false }),
  'content/list-macros': consoleRow(),
  'content/get-figures': consoleRow(),
  'content/list-queues': consoleRow(),
  'content/list-setting-changes': consoleRow({ site: '1', setting: 'message_credits' }),
  'content/list-settings': consoleRow({ site: '1' }),
  'content/list-sites': consoleRow(),
  'content/preview-setting': consoleRow(change),
  'content/retire-macro': consoleRow({ macro: unknownId }),
  'content/save-macro': consoleRow({
    ...{ replaces: unknownId, site: null, language: 'nl', kind: 'any', title: 'Title', body: 'Words' },
  }),
  'operators/assign-approvals': consoleRow({ ids: [unknownId], to: null }),
  'operators/list-colleagues': consoleRow(),
  'accounts/list-review-facts': consoleRow({ members: [unknownId] }),
  'payments/add-price': consoleRow({ ...price, seen: 0 }),
  'payments/assign-money-items': consoleRow({ queue: 'withdrawal', ids: [unknownId], to: null }),
  'payments/list-prices': consoleRow(),
  'payments/preview-price': consoleRow(price),
  'safety/assign-cases': consoleRow({ queue: 'complaint', ids: [unknownId], to: null }),
  'safety/search-queue': consoleRow(),
  'safety/export-moderation-figures': consoleRow({ report: 'transparency', period: '2026' }),
  'safety/get-moderation-figures': consoleRow({ report: 'transparency', period: '2026' }),
  'safety/get-published-figures': open(),
  'safety/publish-figures': consoleRow({ period: '2026', version: 1 }),
  'safety/record-outside-event': consoleRow({
    ...{ client_id: clientId, host: 'localhost', kind: 'order_act', category: 'violence', day: '2026-01-02' },
    ...{ country: 'NL', hours: 3, takes_back: false },
  }),
  'payments/withdraw-price': consoleRow({ package: 'p1', currency: 'EUR', from: '2026-01-01T00:00:00.000Z' }),
  'photos/add-fictional-picture': consoleRow({
    ...{ profile: String(unknownId), origin: 'drawn', licence: 'own', source: 'own' },
    ...{ made_on: '2026-01-01', depicts: 'nobody' },
  }),
  'photos/remove-fictional-picture': consoleRow({ profile: unknownId, photo: unknownId }),
  'photos/set-main-fictional-picture': consoleRow({ profile: unknownId, photo: unknownId }),
  'profiles/escalate-photo': consoleRow({
    ...{ client_id: clientId, member: unknownId, photo: unknownId, words: 'note' },
  }),
  'safety/appeal-notifier': {
    input: { token: 'none', words: 'Nee.' },
    visitor: 'not_found',
    attacks: both({ token: 'none', words: 'Nee.' }, 'not_found'),
  },
  'safety/decide-notifier': consoleRow({ case: unknownId, decision: 'none' }),
  'safety/list-notifiers': consoleRow(),
  'safety/review-notifier': consoleRow({ case: unknownId, outcome: 'upheld', reasons: 'Nee.' }),
};
