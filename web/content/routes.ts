import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Each is `<folder>/<name>-lander.tsx`; the slug chooses its headline (CONT-2). */
const landers = [
  ['alonetonight', 'picture-landers'],
  ['collagelanding', 'picture-landers'],
  ['gallery', 'picture-landers'],
  ['iconslanding', 'picture-landers'],
  ['maplanding', 'picture-landers'],
  ['socialnetwork', 'picture-landers'],
  ['transitionsvideolanding', 'animated-landers'],
  ['video', 'animated-landers'],
] as const;

export const routes: RouteConfigEntry[] = [
  index('content/front-page/front-page.tsx'),
  route('pages/transparency', 'content/info-pages/transparency-page.tsx'),
  route('pages/:page', 'content/info-pages/info-page.tsx'),
  route('pages/:page/versions', 'content/info-pages/versions-page.tsx'),
  route('pages/:page/versions/:version', 'content/info-pages/version-page.tsx'),
  route('lang-config', 'content/info-pages/lang-config-page.tsx'),
  route('2257', 'content/info-pages/info-page.tsx', { id: 'statement-2257' }),
  route('landers/tinderswipe', 'content/animated-landers/tinderswipe-lander.tsx'),
  route('members/:id/landing', 'content/member-landers/letter-landing.tsx'),
  route('members/:id/landing2/:slug?', 'content/member-landers/stage-landing.tsx'),
  route('members/:id/landing3/:slug?', 'content/member-landers/chat-landing.tsx'),
  route('console/house', 'content/house/sites-console-page.tsx'),
  route('console/house/macros', 'content/macros/macros-console-page.tsx'),
  route('console/house/settings', 'content/house/settings-console-page.tsx'),
  route('console/house/company', 'content/company/company-console-page.tsx'),
  route('console/house/announcements', 'content/announcements/announcements-console-page.tsx'),
  route('console/house/texts', 'content/texts/texts-console-page.tsx'),
  route('console/house/texts/:page', 'content/texts/page-archive-console-page.tsx'),
  route('console/house/texts/:page/:version', 'content/texts/version-console-page.tsx'),
  route('console/house/texts/:page/:version/preview', 'content/texts/version-preview-page.tsx'),
  ...landers.map(([name, folder]) => route(`landers/${name}/:slug?`, `content/${folder}/${name}-lander.tsx`)),
];
