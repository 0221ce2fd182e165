import { expect, test } from 'vitest';
import { readPlace } from './place.ts';

const isOurs = (host: string) =>
  ['vonk.example', 'www.vonk.example', 'other.example', 'localhost'].includes(host);
const mac = 'a'.repeat(64);
const name = 'b'.repeat(32);

test.each([
  ['https://vonk.example/members/123', { kind: 'member', member: 123 }],
  ['http://WWW.VONK.example/members/123/?utm_source=x&gclid=y#photos', { kind: 'member', member: 123 }],
  ['vonk.example/members/123', { kind: 'member', member: 123 }],
  ['https://other.example/nl/members/9007199254740991.', { kind: 'member', member: 9007199254740991 }],
  ['Kijk op https://vonk.example/likes/m/77, daar staat het', { kind: 'member', member: 77 }],
  ['https://vonk.example/members/123/landing2/zomer', { kind: 'member', member: 123 }],
  ['/console/members/123', { kind: 'member', member: 123 }],
  ['http://localhost:3000/members/123', { kind: 'member', member: 123 }],
  ['https://vonk.example/%6dembers/123', { kind: 'member', member: 123 }],
  [`https://vonk.example/media/members/${name}-card.webp?x=1`, { kind: 'picture', path: `members/${name}` }],
  [
    `/media/signed/members/abc12/${mac}/members/${name}-large.avif`,
    { kind: 'picture', path: `members/${name}` },
  ],
  [
    `https://vonk.example/api/chat-image/abc12/${mac}/${name}-whole.webp`,
    { kind: 'picture', path: `chats/${name}` },
  ],
  ['https://vonk.example/pages/terms?page=2', { kind: 'page', path: '/pages/terms' }],
  ['https://vonk.example', { kind: 'page', path: '/' }],
  ['http://192.0.2.1/members/5', { kind: 'words' }],
  ['http://intranet/members/5', { kind: 'words' }],
  ['//evil.test/members/5', { kind: 'words' }],
  ['https://vonk.example@evil.test/members/5', { kind: 'words' }],
  ['https://vonk.example/members/1 https://vonk.example/members/2', { kind: 'words' }],
  ['https://elsewhere.example/members/123', { kind: 'words' }],
  ['https://vonk.example.evil.test/members/123', { kind: 'words' }],
  ['https://evil.test/?u=https://vonk.example/members/123', { kind: 'words' }],
  ['profiel nummer 4711', { kind: 'member', member: 4711 }],
  ['4711 of 4712', { kind: 'words' }],
  ['99999999999999999999', { kind: 'words' }],
  ['Sofia', { kind: 'words' }],
  ['/media/../../etc/passwd-card.webp', { kind: 'page', path: '/etc/passwd-card.webp' }],
])('reads %s as its subject, and fetches nothing [SAFE-5c, DSA-1c]', (typed, place) => {
  expect(readPlace(typed, isOurs)).toEqual(place);
});
