import { searchMembers } from '#contract/discovery/search-members.ts';
import { queryFor } from '#web/platform/query-for.ts';
import { inputOf, type MemberSearch } from '../state/member-search.ts';

/** A page of results. */
export const searchQuery = (search: MemberSearch) => queryFor(searchMembers, inputOf(search));
