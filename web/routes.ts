import { layout, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { type LayoutName, layoutOf } from '#web/shell/layout/layout-of.ts';
import { routes as accounts } from './accounts/routes.ts';
import { routes as chat } from './chat/routes.ts';
import { routes as content } from './content/routes.ts';
import { routes as discovery } from './discovery/routes.ts';
import { routes as likes } from './likes/routes.ts';
import { routes as notifications } from './notifications/routes.ts';
import { routes as operators } from './operators/routes.ts';
import { routes as payments } from './payments/routes.ts';
import { routes as photos } from './photos/routes.ts';
import { routes as profiles } from './profiles/routes.ts';
import { routes as safety } from './safety/routes.ts';
import { routes as shell } from './shell/routes.ts';
import { routes as sites } from './sites/routes.ts';
import { routes as tracking } from './tracking/routes.ts';

// Each domain lists its pages in its own routes.ts. The layout follows from the path (SHELL-2).
const pages = [
  ...sites,
  ...tracking,
  ...notifications,
  ...operators,
  ...payments,
  ...safety,
  ...photos,
  ...profiles,
  ...likes,
  ...chat,
  ...discovery,
  ...accounts,
  ...content,
  ...shell,
];

const within = (name: LayoutName): RouteConfigEntry[] =>
  pages.filter((page) => layoutOf(page.path ?? '') === name);

// The boundary keeps the navigation around an error page.
const framed = (name: LayoutName, file: string): RouteConfigEntry =>
  layout(file, [layout('shell/errors/page-boundary.tsx', { id: `boundary-${name}` }, within(name))]);

export default [
  ...within('none'),
  framed('plain', 'shell/layout/plain-layout.tsx'),
  framed('lander', 'shell/layout/lander-layout.tsx'),
  framed('console', 'shell/layout/console-layout.tsx'),
  layout('shell/layout/app-layout.tsx', [
    framed('default', 'shell/layout/default-layout.tsx'),
    framed('chat', 'shell/layout/chat-layout.tsx'),
    framed('empty', 'shell/layout/empty-layout.tsx'),
  ]),
] satisfies RouteConfig;
