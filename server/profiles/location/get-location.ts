import { getLocation } from '#contract/profiles/get-location.ts';
import { handler } from '#server/platform/http/handler.ts';
import { locationOf } from './location.sql.ts';

export const getLocationHandler = handler(getLocation, async (call, { db }) => ({
  location: (await locationOf(db, call.member)) ?? call.refuse('not_found'),
}));
