import * as z from 'zod/mini';
import { type LiveEvent, livePath, pageInView } from '#contract/kit/event.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import type { Contract, Documented } from './contract.ts';
import { capitalised, type Json } from './json.ts';
import { Examples } from './sample-values.ts';
import { makeSchemas, type Schemas, usedComponents } from './schemas.ts';

const channel = { $ref: '#/channels/live' };

/**
 * True for events that clients send: these are checked strictly. Events that clients receive may gain fields.
 */
const isSentByClients = ({ value }: Documented<LiveEvent>): boolean =>
  value.payload instanceof z.core.$ZodObject && value.payload._zod.def.catchall instanceof z.core.$ZodNever;

const messageRef = (name: string): Json => ({ $ref: `#/channels/live/messages/${name}` });

const description = [
  `Live events come over a Socket.IO connection (protocol 5, client version 4) on the path \`${livePath}\`.`,
  `The connection needs the cookie \`${sessionCookie}\` of a logged-in member (on https: \`__Host-${sessionCookie}\`). A refused connection gets a \`connect_error\` whose message is the reason: \`authentication_required\`, \`account_restricted\`, \`not_found\` or \`unavailable\`.`,
  'The name of a message is the name of its Socket.IO event. An event is complete for its receiver: state before plus events equals state read afresh.',
  'Events are not stored. After a reconnection a client reads what it missed: `getChanges`, `getMessages` with `after`, `getLikes`.',
].join('\n\n');

const pageInViewMessage = {
  name: pageInView,
  title: 'Page in view',
  summary:
    'Client to server: whether a page of this client is in view. Until the first one it counts as in view.',
  payload: { type: 'boolean' },
  examples: [{ payload: true }],
};

const acknowledgement = {
  name: 'acknowledgement',
  title: 'Acknowledgement',
  summary: 'The Socket.IO acknowledgement of an event that a client sent.',
  payload: {
    type: 'object',
    required: ['ok'],
    properties: {
      ok: { type: 'boolean' },
      code: { type: 'string', description: '`invalid_input`, `too_many_requests`, `internal` or a refusal.' },
    },
  },
  examples: [{ payload: { ok: true } }],
};

const nameOf = ({ name }: Documented<LiveEvent>): string => capitalised(name);

const titleOf = ({ value }: Documented<LiveEvent>): string =>
  capitalised(value.name.slice(value.name.indexOf('/') + 1).replaceAll('-', ' '));

const messagesOf = ({ events }: Contract, schemas: Schemas): Json => {
  const examples = new Examples(schemas.components);
  const described = events.map((event) => {
    const payload = schemas.payload(event);
    return [
      nameOf(event),
      {
        name: event.value.name,
        title: titleOf(event),
        summary: event.text === '' ? titleOf(event) : event.text,
        tags: [{ name: event.value.name.slice(0, event.value.name.indexOf('/')) }],
        contentType: 'application/json',
        payload,
        examples: [{ payload: examples.of(payload) }],
      },
    ];
  });
  return {
    ...Object.fromEntries(described),
    PageInView: pageInViewMessage,
    Acknowledgement: acknowledgement,
  };
};

/** One operation for each event: the service sends it, or receives and acknowledges it. */
const operationsOf = ({ events }: Contract): Json => {
  const described = events.map((event) => {
    const sent = isSentByClients(event);
    return [
      `${sent ? 'receive' : 'send'}${nameOf(event)}`,
      {
        action: sent ? 'receive' : 'send',
        channel,
        summary: titleOf(event),
        messages: [messageRef(nameOf(event))],
        ...(sent ? { reply: { channel, messages: [messageRef('Acknowledgement')] } } : {}),
      },
    ];
  });
  return {
    ...Object.fromEntries(described),
    receivePageInView: {
      action: 'receive',
      channel,
      summary: 'Page in view',
      messages: [messageRef('PageInView')],
    },
  };
};

const session = {
  type: 'httpApiKey',
  in: 'cookie',
  name: sessionCookie,
  description: `Login of a member. On https the name is \`__Host-${sessionCookie}\`.`,
};

const site = {
  host: 'vonk.example',
  pathname: livePath,
  protocol: 'wss',
  description: 'The host is that of the site. Socket.IO transports `websocket` and `polling`.',
  security: [{ $ref: '#/components/securitySchemes/session' }],
};

/** The AsyncAPI 3.0 document of the live events. */
export function asyncApi(contract: Contract): Json {
  const schemas = makeSchemas(contract);
  const messages = messagesOf(contract, schemas);
  return {
    asyncapi: '3.0.0',
    info: { title: 'Vonk live events', version: '1', description },
    defaultContentType: 'application/json',
    servers: { site },
    channels: {
      live: {
        address: livePath,
        title: 'The live connection of one device of a member',
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: operationsOf(contract),
    components: {
      messages,
      schemas: usedComponents(messages, schemas.components),
      securitySchemes: { session },
    },
  };
}
