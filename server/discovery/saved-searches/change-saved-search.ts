import { changeSavedSearch } from '#contract/discovery/change-saved-search.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { fieldsNotOffered } from '../search/criteria.ts';
import { changeStoredSearch } from './store-saved-search.ts';

export const changeSavedSearchHandler = handler(changeSavedSearch, async (call, platform) => {
  const { member, origin, input } = call;
  const unknown = fieldsNotOffered(input.criteria ?? {}, siteById(call.site).settings.search_fields);
  if (unknown.length > 0)
    call.refuse(
      'invalid_input',
      {},
      unknown.map((fault) => ({ ...fault, field: `criteria.${fault.field}` })),
    );
  const who = { member, origin, now: platform.clock.now() };
  const kept = await platform.transact((unit) => changeStoredSearch(unit, who, input.search, input));
  if ('search' in kept) return { search: kept.search };
  if (kept.refused === 'already_saved') return call.refuse('already_saved', { name: kept.name });
  if (kept.refused === 'name_taken')
    return call.refuse('invalid_input', {}, [{ field: 'name', code: 'name_taken', params: {} }]);
  return call.refuse('not_found');
});
