import type { Criteria } from '#contract/discovery/criteria.ts';
import { searchCap, searchPageSize } from '#contract/discovery/search-members.ts';
import { buildSearch } from '#server/discovery/search/build-search.ts';
import { findMembers, type Part } from '#server/discovery/search/find-members.sql.ts';
import { runSearch } from '#server/discovery/search/run-search.ts';
import { snapshotPage, storeSnapshot } from '#server/discovery/search/snapshots.sql.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { cardRow } from './sample-rows.ts';
import type { Example, Snapshot } from './snapshot.ts';

const site = 71;
const viewer = 1001;
const near = '(3911000, 337000, 5010000)';
const now = new Date('2030-06-15T12:00:00Z');
const near_metres = 1512;
const searcher = { looking_for: 'female', interests: [], hides_fictional: false, near, near_metres };

const parameters = {
  site,
  viewer,
  near,
  near_metres,
  gender: 'female',
  born_from: '1984-06-16',
  born_to: '2005-06-15',
  country: 'NL',
  region: 'NL-UT',
  hair_colors: ['red', 'blond'],
  tattoos: 'many',
  interests: ['wine', 'music'],
  metres: 25_000,
  online_since: new Date('2030-06-15T11:55:00Z'),
  online_slot_since: new Date('2030-06-15T11:50:00Z'),
  first_page_ids: [2001, 2002, 2003],
};

const firstPage: Part = { without: [], most: searchPageSize, cap: searchCap };
const laterPages: Part = {
  without: parameters.first_page_ids,
  most: searchCap - parameters.first_page_ids.length,
  cap: searchCap,
};

const ages: Criteria = { gender: 'female', min_age: 25, max_age: 45 };

/** A search that a member with a known position starts. */
const search = (title: string, criteria: Criteria, part = firstPage): Example => ({
  title: `findMembers: ${title}`,
  requirements: ['DISC-1', 'DISC-3'],
  parameters,
  run: (db) =>
    findMembers(
      db,
      buildSearch({ ...ages, ...criteria }, { site, niche: 1, member: viewer }, searcher, now),
      part,
    ),
});

const snapshot = {
  ...parameters,
  snapshot_key: Buffer.from('key'),
  ids: [2001, 2002],
  from: 21,
  to: 40,
  until: new Date('2030-06-15T13:00:00Z'),
};

export const searchStatements: Snapshot = {
  file: 'docs/sql/search.sql',
  about: 'The statements of a search. PostgreSQL’s plans: server/discovery/search/search-plans.txt.',
  examples: [
    {
      title: 'runSearch: the first page of a member',
      requirements: ['DISC-1', 'DISC-3'],
      parameters: { ...parameters, found_ids: [2001] },
      answers: {
        searcherOf: [[searcher]],
        findMembers: [[{ count: 1, fictional: 0, ids: [2001], metres: [900] }]],
        visibleCardRows: [[cardRow(2001, now)]],
      },
      run: (db: Handle) =>
        runSearch(
          { db, replica: db },
          {
            ...{ asker: { site, niche: 1, member: viewer }, criteria: ages },
            ...{ page: 1, snapshot: undefined, now, mayStore: async () => true },
          },
        ),
    },
    {
      title: 'findMembers: a visitor, who has no position and no blocks',
      requirements: ['DISC-2', 'DISC-3'],
      parameters,
      run: (db) =>
        findMembers(db, buildSearch(ages, { site, niche: 1, member: null }, undefined, now), firstPage),
    },
    search('recently active, with every filter but distance', {
      ...{ country: 'NL', countryregion: 'NL-UT', hair_color: ['red', 'blond'], tattoos: ['many'] },
      ...{ interests: ['wine', 'music'], with_photo: true, online_now: true, hide_fictional: true },
    }),
    search('recently active, within a distance', { distance: 25 }),
    search('recently active, after the first page', {}, laterPages),
    search('nearest', { order: 'nearest' }),
    search('nearest, a filter that no index has', { order: 'nearest', tattoos: ['many'] }),
    search('nearest, within a distance', { order: 'nearest', distance: 25 }),
    search('nearest, after the first page', { order: 'nearest' }, laterPages),
    {
      title: 'storeSnapshot: keeps the ids of a search for its later pages',
      requirements: ['DISC-3'],
      parameters: snapshot,
      run: (db) =>
        storeSnapshot(db, {
          key: snapshot.snapshot_key,
          snapshot: { ids: snapshot.ids, found: 2, fictional: 0 },
          until: snapshot.until,
        }),
    },
    {
      title: 'snapshotPage: a later page, without members who may not be found any more',
      requirements: ['DISC-3', 'PROF-7'],
      parameters: snapshot,
      run: (db) =>
        snapshotPage(db, snapshot.snapshot_key, {
          ...{ from: snapshot.from, to: snapshot.to, viewer },
          ...{ near, nearMetres: near_metres },
        }),
    },
  ],
};
