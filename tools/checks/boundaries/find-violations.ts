import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type IModule, type IViolation } from 'dependency-cruiser';
import { domainRules } from './domain-rules.ts';
import { findCycles } from './find-cycles.ts';
import { generalRules } from './general-rules.ts';
import { packageRules } from './package-rules.ts';

export interface Violation {
  /** Name of the rule, its number first: `R2 chat`. */
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** What to do about it. */
  readonly advice: string;
}

/** R1-R11, without the cycle rule. */
export const boundaryRules = [...domainRules, ...packageRules, ...generalRules];
const roots = ['contract', 'server', 'web', 'database', 'tests', 'tools', 'bench'];
const ignored = String.raw`(?:^|/)tests/rules/fixtures/|\+types/|^build/|^data/|\.react-router/`;

/** `server/chat/actions/x.ts` is chat, `../node_modules/pg/lib/index.js` is pg, everything else is itself. */
const nameOf = (file: string): string => {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file);
  if (inPackage?.[1]) return inPackage[1];
  const inDomain = /^(?:contract|server|web)\/([^/.]+)\//.exec(file);
  if (inDomain?.[1] && !['kit', 'platform', 'main', 'ui', 'shell'].includes(inDomain[1])) return inDomain[1];
  return /^database\/tables\/(\w+)\.ts$/.exec(file)?.[1] ?? file;
};

const violationOf = (found: IViolation): Violation => {
  const { from, to } = found;
  const comment = boundaryRules.find(({ name }) => name === found.rule.name)?.comment ?? '';
  const advice = comment.replaceAll('{from}', nameOf(from)).replaceAll('{to}', nameOf(to));
  return { rule: found.rule.name, from, to, advice };
};

/** Only imports that exist at run time; the tool's own cycle rule finds one way round an import, a type-only one too. */
const runTimeGraph = (modules: readonly IModule[]) =>
  new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );

const cycleViolation = (cycle: readonly string[]): Violation => ({
  rule: 'R10 cycle',
  from: cycle[0] ?? '',
  to: cycle.slice(1).join(' -> '),
  advice: 'these files need each other to start: move what both need into a third file',
});

/**
 * All forbidden imports of the tree under `baseDir`: rules R1-R11 with type-only imports (the contract is types),
 * the cycle rule without them.
 */
export async function findViolations(baseDir: string): Promise<Violation[]> {
  const { output } = await cruise(
    roots.filter((root) => existsSync(path.join(baseDir, root))),
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: boundaryRules.map((each) => ({ ...each })) },
      parser: 'swc',
      tsPreCompilationDeps: true,
      exclude: { path: ignored },
      doNotFollow: { path: '(?:^|/)node_modules/' },
    },
    {
      bustTheCache: true,
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  );
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text instead of its result');
  return [
    ...output.summary.violations.map(violationOf),
    ...findCycles(runTimeGraph(output.modules)).map(cycleViolation),
  ];
}
