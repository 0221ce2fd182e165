import { mostSavedSearches } from '#contract/discovery/list-saved-searches.ts';
import { saveSearch } from '#contract/discovery/save-search.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { fieldsNotOffered } from '../search/criteria.ts';
import { storeSavedSearch } from './store-saved-search.ts';

export const saveSearchHandler = handler(saveSearch, async (call, platform) => {
  const { member, origin, input } = call;
  const unknown = fieldsNotOffered(input.criteria, siteById(call.site).settings.search_fields);
  if (unknown.length > 0)
    call.refuse(
      'invalid_input',
      {},
      unknown.map((fault) => ({ ...fault, field: `criteria.${fault.field}` })),
    );
  const now = platform.clock.now();
  const kept = await platform.transact((unit) => storeSavedSearch(unit, { member, origin, now }, input));
  if ('search' in kept) return { search: kept.search };
  if (kept.refused === 'already_saved') return call.refuse('already_saved', { name: kept.name });
  if (kept.refused === 'too_many_saved_searches')
    return call.refuse('too_many_saved_searches', { most: mostSavedSearches });
  if (kept.refused === 'not_found') return call.refuse('not_found');
  return call.refuse('invalid_input', {}, [{ field: 'name', code: 'name_taken', params: {} }]);
});
