/**
 * The available gifts (CHAT-2), smallest first. All cost the site's gift_credits. The database has the same
 * list.
 */
export const gifts = [
  'spark',
  'rose',
  'coffee',
  'chocolate',
  'candle',
  'champagne',
  'kiss',
  'heart',
] as const;

export type Gift = (typeof gifts)[number];
