import { consoleRow, type Rows, unknownId } from './attack.ts';

const flagger = { flagger: unknownId };

/** Pages of photos, networks and devices, and trusted flaggers. */
export const subjectRows: Rows = {
  'accounts/brake-network': consoleRow({ id: unknownId, hours: 24 }),
  'accounts/get-common-trace': consoleRow({ id: unknownId }),
  'accounts/get-picture': consoleRow({ id: unknownId }),
  'accounts/list-picture-copies': consoleRow({ about: 'photo', id: unknownId }),
  'profiles/open-cases': consoleRow({
    client_id: '5b8f6f4e-3a53-4f57-8f0e-0a9d3c2b1e4f',
    members: [unknownId],
    reason: 'spam',
    words: 'Spam.',
  }),
  'profiles/show-picture': consoleRow({ member: unknownId, photo: unknownId }),
  'safety/end-flagger': consoleRow(flagger),
  'safety/get-flagger': {
    ...{ input: { key: 'unknown' }, visitor: 'flagger_unknown' },
    attacks: (['stranger', 'foreigner', 'blocked'] as const).map((who) => ({
      who,
      ...{ input: { key: 'unknown' }, expected: 'flagger_unknown' },
    })),
  },
  'safety/list-flaggers': consoleRow(),
  'safety/register-flagger': consoleRow({
    ...{ name: 'Meldpunt', authority: 'ACM', email: 'meldpunt@post.example', until: '2028-01-01' },
  }),
  'safety/send-flagger-key': consoleRow(flagger),
};
