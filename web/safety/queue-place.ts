import { createSessionStore } from '#web/platform/store.ts';

/** The filters of the queue and the item that an operator opened from it. Neither names a person. */
interface QueuePlace {
  readonly search: string;
  readonly item: string | null;
}

const nowhere: QueuePlace = { search: '', item: null };

const parse = (text: string): QueuePlace => {
  const [search = '', item = ''] = text.split('\n');
  return { search, item: item === '' ? null : item };
};

/** The place of the operator in the queue, so that the way back from an item leads there. */
export const queuePlace = createSessionStore<QueuePlace>('console_queue', nowhere, {
  parse,
  format: ({ search, item }) => (search === '' && item === null ? null : `${search}\n${item ?? ''}`),
});

/** The address of the queue with the filters that were last in use. */
export const queueAddress = (): string => `/console/reports${queuePlace.read().search}`;
