import { isJson, type Json, jsonOf, listOf } from './json.ts';

/** Values for properties of these names, wherever they fit the property's type. */
export const fieldSamples: Readonly<Record<string, unknown>> = {
  account_holder: 'A. de Vries',
  before: '2026-11-22T18:30:00.000Z',
  birthday: '1990-05-17',
  bic: 'INGBNL2A',
  checkout_url: 'https://vonk.example/sandbox/4711',
  city: 'Haarlem',
  client_id: '6f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
  code: '123456',
  conversation: 70_412_853_066,
  country: 'NL',
  countryregion: 'NL-NH',
  created_at: '2026-11-22T18:30:00.000Z',
  credits: 120,
  date_of_birth: '1990-05-17',
  day: '2026-11-22',
  debit_date: '2026-11-25',
  detail: 'Please check the form.',
  discount_code: 'WELCOME10',
  email: 'robin@people.example',
  endpoint: 'https://push.example/subscriptions/4711',
  house_number: '12',
  iban: 'NL91ABNA0417164300',
  language: 'nl',
  name: 'Robin',
  new_email: 'robin.new@people.example',
  otp: '123456',
  page: 1,
  password: 'a rather long password',
  password_repeat: 'a rather long password',
  period: '2026',
  phone: '+31612345678',
  place: 'Haarlem',
  profile: 38_120_447_915,
  region: 'Noord-Holland',
  street: 'Kerkstraat',
  text: 'Hello, how are you?',
  title: 'Bad Request',
  token: 'q2Wx7Zt0c1V5b8N3m6K9',
  type: 'about:blank',
  zip: '2011 AB',
};

const image: Json = {
  filename: '/photos/4711-large.webp',
  card_filename: '/photos/4711-card.webp',
  thumb_filename: '/photos/4711-thumb.webp',
  status: 'active',
  match: '/photos/4711-match.webp',
};

const profileCard: Json = {
  id: 38_120_447_915,
  name: 'Sam',
  fictional: false,
  age: 34,
  gender: 'male',
  country: 'NL',
  region: 'Noord-Holland',
  place: 'Haarlem',
  online: true,
  main_image: image,
};

const message: Json = {
  id: 12,
  conversation: 70_412_853_066,
  sender: 38_120_447_915,
  kind: 'text',
  text: 'Hello, how are you?',
  gift: null,
  image: null,
  notice: null,
  origin: 'member',
  sent_at: '2026-11-22T18:30:00.000Z',
  client_id: null,
};

const payment: Json = {
  payment_id: 5_120_338_271,
  package: 'p1',
  credits: 50,
  price: { amount: 999, currency: 'EUR' },
  full_price: null,
  discount_code: null,
  former_price: null,
  payment_method: 'ideal',
  state: 'pending',
  failure: null,
  kept: false,
  repeated: false,
  reversed: null,
  refund: null,
  refund_by: null,
  bank_returned: false,
  withdraw_until: null,
  made_premium: false,
  invoice: false,
  asked_countries: null,
  checkout_url: 'https://vonk.example/sandbox/4711',
  transfer: null,
  debit_date: null,
  held_until: null,
  created_at: '2026-11-22T18:30:00.000Z',
};

/** Examples of named schemas. All other schemas get an example from their properties. */
export const schemaSamples: Readonly<Record<string, unknown>> = {
  Image: image,
  ProfileCard: profileCard,
  SearchResult: { ...profileCard, distance_band: 10, shared_interests: ['music'] },
  Message: message,
  Chat: {
    conversation: 70_412_853_066,
    profile: profileCard,
    num_unread_messages: 1,
    last_message: message,
    read_up_to: 11,
    removed_up_to: 0,
    muted: false,
    revision: 3,
    other_read_up_to: 12,
  },
  Payment: payment,
  Money: { amount: 999, currency: 'EUR' },
};

/**
 * Request examples where the properties alone do not say enough. The key is the contract's name of the
 * operation.
 */
export const inputSamples: Readonly<Record<string, Json>> = {
  sendMessage: {
    conversation: 70_412_853_066,
    client_id: '6f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
    kind: 'text',
    text: 'Hello, how are you?',
  },
  sendImage: { conversation: 70_412_853_066, client_id: '6f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f' },
  createPayment: {
    package: 'p1',
    payment_method: 'ideal',
    client_id: '6f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
    price: { amount: 999, currency: 'EUR' },
  },
  publishFigures: { period: '2026', version: 1 },
  banMember: {
    ...{ report: 4711, outcome: 'suspended', ground: 'fake_or_fraud', days: 7 },
    facts: 'The photos show somebody else.',
  },
  addSite: {
    ...{ host: 'dating.example', niche: 1, language: 'nl', default_country: 'NL' },
    ...{ company: 1, mail_name: 'Vonk' },
  },
  addCompany: {
    ...{
      client_id: '6f2c1f62-7b0d-4b6e-9a55-2f0c7d1e9a02',
      name: 'Vonk BV',
      address: 'Keizersgracht 1',
      city: 'Amsterdam',
      country: 'NL',
    },
    ...{ register: 'KvK', kvk: '12345678', vat_numbers: { NL: 'NL001234567B01' }, tradenames: ['Vonk'] },
    ...{ support_phone: '020 123 45 67', authority_email: 'authorities@vonk.example', member_email: '' },
    ...{ dispute_body: '', dispute_link: '' },
  },
  changeCompany: {
    ...{
      company: 1,
      seen: null,
      name: 'Vonk BV',
      address: 'Keizersgracht 1',
      city: 'Amsterdam',
      country: 'NL',
    },
    ...{ register: 'KvK', kvk: '12345678', vat_numbers: { NL: 'NL001234567B01' }, tradenames: ['Vonk'] },
    ...{ support_phone: '020 123 45 67', authority_email: 'authorities@vonk.example', member_email: '' },
    ...{ dispute_body: '', dispute_link: '' },
  },
  makeAnnouncement: {
    texts: [{ language: 'en', short: 'Maintenance tonight', body: 'The site is closed from 3:00 to 3:30.' }],
    ...{ site: null, link: '/pages/faq', starts_at: null, ends_at: '2026-11-29T18:30:00.000Z' },
  },
  changeSetting: {
    ...{ setting: 'message_credits', value: 2, sites: [{ site: 1, seen: null }] },
    confirmed: [],
  },
  withdrawRefusedHash: { hash: '0123456789abcdef'.repeat(4) },
  setVisibility: { members_only: true },
  matchWithdrawalCase: { case: 12, order: '5120338271' },
  confirmWithdrawal: { name: 'Robin', order: '5120338271', email: 'robin@people.example' },
  countVisit: { page: '/signup', step: 'arrived' },
  endSessions: { all: 'others' },
  reportMessage: { conversation: 70_412_853_066, message: 12, reason: 'fake' },
  subscribePush: {
    endpoint: 'https://push.example/subscriptions/4711',
    keys: { p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQ', auth: 'tBHItJI5svbpez7KI4CCXg' },
  },
  searchMembers: { gender: 'male', min_age: 30, max_age: 45, country: 'NL', with_photo: true },
};

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-22T18:30:00.000Z',
  date: '2026-11-22',
  uuid: '6f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
  email: 'robin@people.example',
  uri: 'https://vonk.example/',
};

const typeOf = (schema: Json): unknown => (Array.isArray(schema.type) ? schema.type[0] : schema.type);

const fits = (schema: Json, value: unknown): boolean => {
  const { pattern, minimum, maximum, maxLength, format } = schema;
  if (typeOf(schema) === 'string') {
    if (typeof value !== 'string') return false;
    if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) return false;
    if (format === 'date-time' && !value.includes('T')) return false;
    return typeof maxLength !== 'number' || value.length <= maxLength;
  }
  if (typeOf(schema) !== 'integer' || typeof value !== 'number') return false;
  return (
    !(typeof minimum === 'number' && value < minimum) && !(typeof maximum === 'number' && value > maximum)
  );
};

const stringExample = ({ format, minLength = 0, maxLength = 10_000 }: Json): string => {
  if (typeof format === 'string' && formats[format] !== undefined) return formats[format];
  const text = 'text'.padEnd(Number(minLength), ' text');
  return text.slice(0, Number(maxLength)).trimEnd();
};

const numberExample = ({ minimum, exclusiveMinimum }: Json): number =>
  Number(minimum ?? (exclusiveMinimum === undefined ? 1 : Number(exclusiveMinimum) + 1));

/** Makes examples of JSON Schemas: always the same one for the same schema. */
export class Examples {
  readonly #components: ReadonlyMap<string, Json>;

  constructor(components: ReadonlyMap<string, Json>) {
    this.#components = components;
  }

  /** An example with all required properties; `field` is the property that the value is for. */
  of(schema: Json, field = ''): unknown {
    if (typeof schema.$ref === 'string') return this.#named(schema.$ref, field);
    for (const key of ['const', 'default'] as const) if (schema[key] !== undefined) return schema[key];
    if (Array.isArray(schema.enum)) return schema.enum[0];
    if (Array.isArray(schema.anyOf)) return this.#choice(schema.anyOf.map(jsonOf), field);
    if (Object.hasOwn(fieldSamples, field) && fits(schema, fieldSamples[field])) return fieldSamples[field];
    switch (typeOf(schema)) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return [this.of(jsonOf(schema.items), field)];
      case 'string':
        return stringExample(schema);
      case 'boolean':
        return true;
      case 'integer':
      case 'number':
        return numberExample(schema);
      default:
        return {};
    }
  }

  #named(reference: string, field: string): unknown {
    const name = reference.slice(reference.lastIndexOf('/') + 1);
    return schemaSamples[name] ?? this.of(this.#components.get(name) ?? {}, field);
  }

  /** Null for what may be null, unless a sample says what a value looks like. */
  #choice(options: readonly Json[], field: string): unknown {
    const known = options.find(
      (option) => Object.hasOwn(fieldSamples, field) && fits(option, fieldSamples[field]),
    );
    if (known !== undefined) return fieldSamples[field];
    const sampled = options.find(({ $ref }) => String($ref).replace(/.*\//, '') in schemaSamples);
    if (sampled !== undefined) return this.of(sampled, field);
    return options.some(({ type }) => type === 'null') ? null : this.of(options[0] ?? {}, field);
  }

  #object(schema: Json): Json {
    const required = listOf(schema.required);
    const properties = isJson(schema.properties) ? Object.entries(schema.properties) : [];
    return Object.fromEntries(
      properties
        .filter(([field]) => required.includes(field))
        .map(([field, property]) => [field, this.of(jsonOf(property), field)]),
    );
  }
}
