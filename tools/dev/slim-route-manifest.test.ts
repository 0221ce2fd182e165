import { expect, test } from 'vitest';
import { slimManifest } from './slim-route-manifest.ts';

const script = (list: object) => `window.__reactRouterManifest=${JSON.stringify(list)};`;
const entry = { module: '/assets/entry.js', imports: ['/assets/framework.js'], css: [] };

test('keeps all routes and how to load them, without imports and empty values [B18]', () => {
  const module = '/assets/chats.js';
  const chats = {
    id: 'chats',
    parentId: 'root',
    path: 'chats',
    hasLoader: true,
    module,
    css: ['/assets/chats.css'],
  };
  const root = { id: 'root', path: '', hasLoader: false, module: '/assets/root.js' };
  const complete = {
    entry,
    routes: {
      root: { ...root, imports: [], css: [] },
      chats: { ...chats, hasAction: false, imports: ['/assets/list.js'] },
    },
    version: 'one',
  };
  const { hasLoader: _, ...slimRoot } = root;
  const slim = slimManifest(script(complete));
  expect(JSON.parse(slim.slice(slim.indexOf('{'), slim.lastIndexOf('}') + 1))).toEqual({
    entry,
    version: 'one',
    routes: { root: slimRoot, chats },
  });
});

test('throws if the router writes its route list differently [B18]', () => {
  expect(() => slimManifest('export default {};')).toThrow(/React Router/);
});
