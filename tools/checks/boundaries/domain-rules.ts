import { domains } from '#contract/kit/domains.ts';
import { type Rule, rule, testFiles } from './rule.ts';

const anyDomain = `(?:${domains.join('|')})`;
const earlierOnly = '{from} may not use {to}: pass the id, or move the operation to {to}';

const later = (index: number) => domains.slice(index + 1).join('|');

/** One rule per domain of a world: a domain may not import a later one. */
const order = (number: string, world: string, except?: string): Rule[] =>
  domains
    .map((domain, index) =>
      rule(
        `${number} ${domain}`,
        earlierOnly,
        { path: `^${world}/${domain}/`, ...(except && { pathNot: except }) },
        { path: `^${world}/(?:${later(index)})/` },
      ),
    )
    .slice(0, -1);

/** Route files: `chats-page.tsx`, `video-lander.tsx`, `entry-page.ts`. */
const pages = String.raw`^web/.+-(?:page|lander|landing)(?:\.test)?\.tsx?$`;

const contract = [
  rule(
    'R1 contract is pure',
    'the contract runs everywhere and imports only zod and earlier contract domains: move the code that needs {to} to server or web',
    { path: '^contract/', pathNot: testFiles },
    { pathNot: '^contract/|(?:^|/)node_modules/zod/' },
  ),
  ...order('R1', 'contract'),
];

const server = [
  rule(
    'R2 reach',
    'a server domain uses contract, server/platform, its own folder and doors of earlier domains: pass {to} in from server/main',
    { path: `^server/${anyDomain}/` },
    {
      path: '^(?:server|database|tools|bench)/',
      pathNot: `^database/tables/|^server/(?:platform|main|${anyDomain})/`,
    },
  ),
  rule(
    'R2 register',
    'only server/main combines domains: call a function of the door of {to} instead of its register.ts',
    { pathNot: '^server/main/' },
    { path: String.raw`^server/[^/]+/register\.ts$` },
  ),
  rule(
    'R2 main',
    'server/main is the top, and nothing imports it: pass what {from} needs as an argument',
    { pathNot: '^(?:server/main|tests|tools|bench)/' },
    { path: '^server/main/' },
  ),
  ...order('R2', 'server'),
];

const web = [
  rule(
    'R3 reach',
    'a web domain uses contract, web/platform, web/ui, its own folder and doors of earlier domains: pass {to} as a prop or a child',
    { path: `^web/${anyDomain}/`, pathNot: pages },
    {
      path: '^(?:web|tools|bench)/',
      pathNot: `^web/(?:platform|ui|shell|${anyDomain})/`,
    },
  ),
  ...order('R3', 'web', pages),
  rule(
    'R4 pages',
    'no file imports a page, because routes.ts names it by its path: move shared code to its own file beside {to}',
    { pathNot: testFiles },
    { path: pages },
  ),
  rule(
    'R4 shell',
    'only files at the root of web import the shell: pass {from} what it needs as children',
    { pathNot: String.raw`^web/(?:root|routes|entry\.[a-z]+)\.tsx?$|^web/shell/|${testFiles}` },
    { path: '^web/shell/' },
  ),
];

/** Private files of a server domain: all but its door and the registration that server/main calls. */
const privateServerFile = String.raw`^server/${anyDomain}/(?!(?:door|register)\.ts$)`;
const serverDoor =
  'server/{to} is private except for its door: use #server/{to}/door.ts, or export what you need there';
const webDoor = 'the features of {to} are private: use a file directly in web/{to}, or add one there';

const doors = [
  rule(
    'R5 server door',
    serverDoor,
    { path: '^server/([^/]+)/' },
    { path: privateServerFile, pathNot: '^server/$1/' },
  ),
  rule(
    'R5 server door from outside',
    serverDoor,
    // The plans of the ledger's model do, step by step, what only ledger and payments do themselves.
    // The statement snapshots show the SQL of functions that no other domain calls.
    { pathNot: '^server/|^web/|^tests/support/payments/ledger/|^tools/dev/statements/' },
    { path: privateServerFile },
  ),
  rule(
    'R5 own door',
    'a domain does not import its own door: import the file itself',
    { path: '^server/([^/]+)/' },
    { path: String.raw`^server/$1/door\.ts$` },
  ),
  rule(
    'R5 web door',
    webDoor,
    { path: '^(contract|web)/([^/]+)/' },
    { path: `^web/${anyDomain}/[^/]+/`, pathNot: '^$1/$2/' },
  ),
  rule(
    'R5 web door from outside',
    webDoor,
    { pathNot: '^(?:contract|web)/[^/]+/' },
    { path: `^web/${anyDomain}/[^/]+/` },
  ),
];

const worlds = [
  rule(
    'R6 web to server',
    'the browser must not contain server code: declare an operation in contract and call it',
    { path: '^web/' },
    { path: '^(?:server|database)/' },
  ),
  rule(
    'R6 server to web',
    'the server loads the built web bundle from build/: move shared code to contract or texts',
    { path: '^server/' },
    { path: '^web/' },
  ),
  rule(
    'R7 no domain below',
    '{from} must not import a domain: let {to} register or pass in what is needed',
    { path: '^(?:server/platform|web/platform|web/ui|contract/kit)/' },
    {
      path: `^(?:contract|server|web)/${anyDomain}/|^server/main/|^web/shell/|^database/tables/|^tools/|^bench/`,
    },
  ),
];

const tables = [
  rule(
    'R8 sql',
    'SQL on the tables of {to} lives in a *.sql.ts file of server/<domain>: move the query there',
    {
      pathNot: String.raw`^server/.+\.sql\.ts$|^server/[^/]+/tables\.ts$|^server/.+\.test\.ts$|^(?:database|tools|bench|tests)/`,
    },
    { path: '^database/tables/' },
  ),
  ...domains
    .slice(0, -1)
    .map((domain, index) =>
      rule(
        `R8 ${domain}`,
        '{from} may not read tables of {to}: pass the value, or move the query to {to}',
        { path: `^server/${domain}/` },
        { path: String.raw`^database/tables/(?:${later(index)})\.ts$` },
      ),
    ),
];

/** R1-R8: the rules that follow from the three worlds and the list of domains. */
export const domainRules: readonly Rule[] = [...contract, ...server, ...web, ...doors, ...worlds, ...tables];
