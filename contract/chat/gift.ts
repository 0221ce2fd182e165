/** What can be given (CHAT-2), the least first. Their prices are one: the site's gift_credits. The database knows the same list. */
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
