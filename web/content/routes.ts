import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Each is `pages/landers/<name>-lander.tsx`; the slug chooses its headline (CONT-2). */
const landers = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const;

export const routes: RouteConfigEntry[] = [
  index('content/pages/front-page.tsx'),
  route('pages/:page', 'content/pages/info-page.tsx'),
  route('lang-config', 'content/pages/lang-config-page.tsx'),
  route('2257', 'content/pages/info-page.tsx', { id: 'statement-2257' }),
  route('landers/tinderswipe', 'content/pages/landers/tinderswipe-lander.tsx'),
  route('members/:id/landing', 'content/pages/landers/letter-landing.tsx'),
  route('members/:id/landing2/:slug?', 'content/pages/landers/stage-landing.tsx'),
  route('members/:id/landing3/:slug?', 'content/pages/landers/chat-landing.tsx'),
  ...landers.map((name) => route(`landers/${name}/:slug?`, `content/pages/landers/${name}-lander.tsx`)),
];
