import { consolePages } from './console-pages.ts';
/** The three roles of the product document that visit the routes. */
export type RouteRole = 'visitor' | 'free' | 'premium';

/** The parts of a title, in the reader's language. */
export interface TitleWords {
  readonly text: (key: string, values?: Readonly<Record<string, string>>) => string;
  readonly site: string;
  readonly slogan: string;
  /** Name of the member whose pages are visited. */
  readonly him: string;
  /** The title of an information page. */
  readonly document: (page: string) => string;
}

/** A catalogue key, or a title computed from the words. */
export type Title = string | ((words: TitleWords) => string);

/** A page, a not-found page, or the address of a redirect. `login` returns to this page after the log-in. */
export type Answer = 200 | 404 | 'login' | 'console login' | `/${string}`;

type Answers = Readonly<Record<RouteRole, Answer>>;

type LayoutName = 'default' | 'plain' | 'chat' | 'lander' | 'empty' | 'console' | 'none';

export interface RouteRow {
  /** The path as the routes of a domain declare it. */
  readonly path: string;
  /** An example address. `{him}`, `{chat}` and `{order}` are filled in. */
  readonly at: string;
  /** The canonical address, if it differs. */
  readonly canonical?: string;
  readonly layout: LayoutName;
  readonly answers: Answers;
  readonly title?: Title | Readonly<Partial<Record<RouteRole, Title>>>;
  /** The role that sees this page as one of the twenty main screens. */
  readonly main?: RouteRole;
}

const toAll = (answer: Answer): Answers => ({ visitor: answer, free: answer, premium: answer });
const orElse = (visitor: Answer, member: Answer): Answers => ({ visitor, free: member, premium: member });

const everybody = toAll(200);
const nobody = toAll(404);
const members = orElse('login', 200);
const visitors = orElse(200, '/members');
const visitorsOfHim = orElse(200, '/members/{him}');

const signUp: Title = ({ text, site: name }) => text('accounts.sign_up.page', { name });
const headline =
  (name: string, variant: string): Title =>
  ({ text }) =>
    text(`content.lander.${name}.title`, { variant });
const document =
  (page: string): Title =>
  (words) =>
    words.document(page);

const inLayout = (layout: LayoutName, rows: readonly Omit<RouteRow, 'layout'>[]): RouteRow[] =>
  rows.map((row) => ({ ...row, layout }));

const lander = (name: string, slug?: string): Omit<RouteRow, 'layout'>[] => {
  const path = `landers/${name}/:slug?`;
  const own = { path, at: `/landers/${name}`, answers: visitors, title: headline(name, 'other') };
  if (slug === undefined) return [own];
  return [own, { ...own, at: `${own.at}/${slug}`, canonical: own.at, title: headline(name, slug) }];
};

const information = (page: string): Omit<RouteRow, 'layout'> => ({
  path: 'pages/:page',
  at: `/pages/${page}`,
  answers: everybody,
  title: document(page),
});

/** A page for all members, whose address is its path. */
const ofMembers = (path: string, title: string, main?: RouteRole): Omit<RouteRow, 'layout'> => ({
  path,
  at: `/${path}`,
  answers: members,
  title,
  ...(main ? { main } : {}),
});

/** The target of a form without script. A GET request is redirected to the front page. */
const forForms = (path: string): Omit<RouteRow, 'layout'> => ({ path, at: `/${path}`, answers: toAll('/') });

/**
 * Every route of the product document and every route we added (SHELL-1), with the answer for each role. A
 * test fails for a route without a row. Each row is visited.
 */
export const routeTable: readonly RouteRow[] = [
  ...inLayout('plain', [
    { path: '', at: '/', answers: visitors, title: ({ slogan }) => slogan, main: 'visitor' },
    { ...information('terms'), main: 'visitor' },
    ...['privacy', 'cookies', 'faq', 'return-policy', 'service', 'ban', 'accessibility'].map(information),
    {
      ...{ path: 'pages/transparency', at: '/pages/transparency' },
      ...{ answers: everybody, title: 'safety.transparency.title' },
    },
    { path: 'pages/:page', at: '/pages/2257', answers: toAll('/2257') },
    { path: 'pages/:page', at: '/pages/none', answers: nobody },
    {
      path: 'pages/:page/versions',
      at: '/pages/terms/versions',
      answers: everybody,
      title: (words) => words.text('content.page.versions_of', { page: words.document('terms') }),
    },
    // The terms are the first text that a new database stores.
    {
      path: 'pages/:page/versions/:version',
      at: '/pages/terms/versions/1',
      answers: everybody,
      title: document('terms'),
    },
    { path: '2257', at: '/2257', answers: everybody, title: document('2257') },
    { path: 'lang-config', at: '/lang-config', answers: everybody, title: 'content.languages.title' },
    { path: 'cookie-choice', at: '/cookie-choice', answers: everybody, title: 'tracking.choice.title' },
  ]),
  ...inLayout('lander', [
    {
      path: 'members/:id/landing',
      at: '/members/{him}/landing',
      answers: visitorsOfHim,
      title: 'content.lander.letter.title',
    },
    {
      path: 'members/:id/landing2/:slug?',
      at: '/members/{him}/landing2',
      answers: visitorsOfHim,
      title: headline('stage', 'other'),
    },
    {
      path: 'members/:id/landing2/:slug?',
      at: '/members/{him}/landing2/front',
      canonical: '/members/{him}/landing2',
      answers: visitorsOfHim,
      title: headline('stage', 'front'),
    },
    {
      path: 'members/:id/landing3/:slug?',
      at: '/members/{him}/landing3',
      answers: visitorsOfHim,
      title: headline('chat', 'other'),
    },
    {
      path: 'members/:id/landing3/:slug?',
      at: '/members/{him}/landing3/hey',
      canonical: '/members/{him}/landing3',
      answers: visitorsOfHim,
      title: headline('chat', 'hey'),
    },
    {
      path: 'landers/tinderswipe',
      at: '/landers/tinderswipe',
      answers: visitors,
      title: 'content.lander.tinderswipe.title',
    },
    ...lander('alonetonight', 'rain'),
    ...lander('collagelanding', 'mix'),
    ...lander('gallery', 'twice').map((row, index): typeof row =>
      index === 0 ? { ...row, main: 'visitor' } : row,
    ),
    ...lander('iconslanding', 'three'),
    ...lander('maplanding'),
    ...lander('socialnetwork'),
    ...lander('transitionsvideolanding'),
    ...lander('video'),
  ]),
  ...inLayout('default', [
    { path: 'members', at: '/members', answers: everybody, title: 'discovery.title', main: 'free' },
    { path: 'members/:id', at: '/members/{him}', answers: everybody, title: 'profiles.title', main: 'free' },
    { path: 'members/:id', at: '/members/1', answers: orElse('login', 404) },
    { path: 'members/:id', at: '/members/abc', answers: nobody },
    {
      path: 'likes/m/:id',
      at: '/likes/m/{him}',
      canonical: '/members/{him}',
      answers: members,
      title: 'profiles.title',
    },
    { path: 'chats', at: '/chats', answers: members, title: 'chat.title', main: 'free' },
    { path: 'likes', at: '/likes', answers: toAll('/likes/received') },
    { path: 'likes/:type', at: '/likes/received', answers: members, title: 'likes.title', main: 'free' },
    { path: 'likes/:type', at: '/likes/given', answers: members, title: 'likes.title' },
    { path: 'likes/:type', at: '/likes/matches', answers: members, title: 'likes.title' },
    { path: 'likes/:type', at: '/likes/nothing', answers: nobody },
    {
      path: 'credits',
      at: '/credits',
      answers: members,
      title: 'payments.page.credits_title',
      main: 'premium',
    },
    {
      path: 'credits/repeat-order',
      at: '/credits/repeat-order',
      answers: members,
      title: 'payments.repeat.title',
    },
    {
      path: 'credits/:id/:paymentmethod?',
      at: '/credits/p1',
      answers: members,
      title: 'payments.order_title',
      main: 'premium',
    },
    {
      path: 'credits/:id/:paymentmethod?',
      at: '/credits/p1/ideal',
      answers: members,
      title: 'payments.order_title',
    },
    { path: 'credits/:id/:paymentmethod?', at: '/credits/p9', answers: orElse('login', 404) },
    { path: 'directdebit', at: '/directdebit', answers: members, title: 'payments.method.directdebit' },
    {
      path: 'premium',
      at: '/premium',
      answers: { visitor: 'login', free: 200, premium: '/credits' },
      title: 'payments.page.premium_title',
      main: 'free',
    },
    {
      path: 'pricing',
      at: '/pricing',
      answers: everybody,
      title: 'payments.page.pricing_title',
      main: 'visitor',
    },
    { path: 'profile', at: '/profile', answers: members, title: 'profiles.edit.title', main: 'free' },
    { path: 'notifications', at: '/notifications', answers: members, title: 'notifications.settings.title' },
    { path: 'settings', at: '/settings', answers: members, title: 'shell.settings', main: 'free' },
    ofMembers('settings/account', 'shell.account'),
    ofMembers('settings/security', 'shell.section.security'),
    ofMembers('settings/privacy', 'shell.section.privacy'),
    ofMembers('settings/people', 'shell.section.people'),
    ofMembers('settings/display', 'shell.section.display'),
    ofMembers('settings/payments', 'shell.section.payments'),
    { path: 'signup-matches', at: '/signup-matches', answers: members, title: 'accounts.matches.title' },
    { path: 'account-deleted', at: '/account-deleted', answers: visitors, title: 'accounts.left.title' },
    {
      path: 'complaints',
      at: '/complaints',
      answers: everybody,
      title: 'safety.complaint.title',
    },
    ofMembers('match-finder', 'discovery.match.title', 'premium'),
    ofMembers('swipe-game', 'discovery.swipe.title', 'premium'),
    ofMembers('transactions', 'payments.transactions.title', 'premium'),
    {
      path: 'transactions/:id',
      at: '/transactions/{order}',
      // A visitor who returns from the bank without a session is asked to log in. Another member's order is
      // not found.
      answers: { visitor: 200, free: 404, premium: 200 },
      title: { visitor: 'payments.transaction.login_title', premium: 'payments.transaction.completed_title' },
    },
    { path: 'care', at: '/care', answers: everybody, title: 'chat.care.title' },
    { path: 'cases', at: '/cases', answers: members, title: 'safety.cases.title' },
    { path: 'delete-account', at: '/delete-account', answers: members, title: 'accounts.leave.title' },
    { path: 'new-terms', at: '/new-terms', answers: orElse('login', '/members') },
    { path: 'restricted', at: '/restricted', answers: orElse('login', '/cases') },
    {
      path: 'complete-signup',
      at: '/complete-signup',
      answers: members,
      title: 'accounts.complete.page',
      main: 'premium',
    },
    { path: 'reset-password', at: '/reset-password', answers: everybody, title: 'accounts.reset.title' },
    {
      path: 'reset-password/do',
      at: '/reset-password/do',
      answers: everybody,
      title: 'accounts.reset.choose',
    },
    { path: 'dev/ui', at: '/dev/ui', answers: everybody, title: () => 'Building blocks' },
    { path: '*', at: '/nowhere/at-all', answers: nobody },
  ]),
  ...inLayout('chat', [
    { path: 'members/:id/chat', at: '/members/{him}/chat', answers: members, title: 'chat.title' },
    { path: 'chats/:id', at: '/chats/{chat}', answers: members, title: 'chat.title', main: 'free' },
  ]),
  ...inLayout('empty', [
    { path: 'signup', at: '/signup', answers: visitors, title: signUp, main: 'visitor' },
    { path: 'members/:id/signup', at: '/members/{him}/signup', answers: visitorsOfHim, title: signUp },
    { path: 'login', at: '/login', answers: visitors, title: 'accounts.log_in', main: 'visitor' },
    { path: 'activate/done', at: '/activate/done', answers: everybody, title: 'accounts.activated.page' },
    {
      path: 'activate/error',
      at: '/activate/error',
      answers: everybody,
      title: 'accounts.error.activation_failed',
    },
    { path: 'mail-change/do', at: '/mail-change/do', answers: everybody, title: 'accounts.mail_change.page' },
    { path: 'unsubscribe', at: '/unsubscribe', answers: everybody, title: 'notifications.unsubscribe.page' },
    { path: 'withdraw', at: '/withdraw', answers: everybody, title: 'payments.withdraw.title' },
  ]),
  ...inLayout('console', [
    { path: 'console/login', at: '/console/login', answers: everybody, title: 'operators.log_in.title' },
    { path: 'console/set-up', at: '/console/set-up', answers: everybody, title: 'operators.set_up.title' },
    ...consolePages.map((path) => ({
      path,
      at: `/${path.replace(':id', '1')}`,
      answers: toAll('console login'),
    })),
  ]),
  ...inLayout('none', ['language', 'country', 'entry', 'exit'].map(forForms)),
];
