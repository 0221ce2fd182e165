import { type Rule, rule, testFiles } from './rule.ts';

/** Files that a tool starts or names by path; nothing imports them. */
const entryPoints =
  String.raw`^[^/]+\.config\.ts$|^web/(?:root|routes|entry\.[a-z]+)\.tsx?$|-(?:page|lander|landing)\.tsx?$|^web/(?:shell|public)/|` +
  String.raw`^server/main/|^(?:tools|bench|tests)/|^database/|\.d\.ts$|${testFiles}`;

/** R10 (its cycle rule is in `find-cycles.ts`) and R11: general order, and what tests may import. */
export const generalRules: readonly Rule[] = [
  rule(
    'R10 tests',
    'product code never imports tests: move what is needed into the product, or the caller into tests/support',
    { pathNot: String.raw`${testFiles}|^(?:tests|tools|bench)/|^[^/]+\.config\.ts$` },
    { path: `${testFiles}|^tests/` },
  ),
  rule(
    'R10 orphan',
    'nothing imports this file and it imports nothing: use it or delete it',
    { orphan: true, pathNot: `${entryPoints}|^contract/kit/` },
    {},
  ),
  rule(
    'R10 unresolved',
    '{to} does not exist: fix the path (with its extension), or add the package',
    {},
    // Virtual modules of the bundler have no file.
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
  rule(
    'R11 journeys',
    'a journey sees the product only from outside: it imports tests/support and packages, so add a helper there',
    { path: '^tests/journeys/' },
    { path: '^(?:contract|server|web|database|texts|tools|bench)/|^tests/(?!support/)' },
  ),
  rule(
    'R11 tests of a domain',
    "a domain's test uses its own domain, doors and tests/support: move a wider test to tests/server",
    { path: `^(?:contract|server|web)/.+${testFiles}` },
    { path: `^tests/(?!support/)|^(?:tools|bench)/|${testFiles}` },
  ),
];
