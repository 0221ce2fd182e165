import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type IModule, type IViolation } from 'dependency-cruiser';
import { domainRules } from './domain-rules.ts';
import { featureGraph, findCycles } from './find-cycles.ts';
import { generalRules } from './general-rules.ts';
import { packageRules } from './package-rules.ts';

export interface Violation {
  /** Name of the rule, starting with its number: `R2 chat`. */
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** How to fix the violation. */
  readonly advice: string;
}

/** R1-R11, without the cycle rule. */
export const boundaryRules = [...domainRules, ...packageRules, ...generalRules];
const roots = ['contract', 'server', 'web', 'database', 'tests', 'tools', 'bench'];
const ignored = String.raw`(?:^|/)tests/rules/fixtures/|\+types/|^build/|^data/|\.react-router/`;

/**
 * Short name for messages: `server/chat/actions/x.ts` is chat, `../node_modules/pg/lib/index.js` is pg, any
 * other file keeps its path.
 */
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

/** Only run-time imports. The tool's own cycle rule reports one path per import, even a type-only one. */
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
  advice: 'these files import each other at run time: move shared code into a third file',
});

const featureCycleViolation = (cycle: readonly string[]): Violation => ({
  rule: 'R5 feature cycle',
  from: cycle[0] ?? '',
  to: cycle.slice(1).join(' -> '),
  advice: 'these features import each other: move shared code into the lower one, or merge them',
});

/**
 * Finds all forbidden imports below `baseDir`. Rules R1-R11 include type-only imports, because the contract
 * consists of types; the cycle rule excludes them.
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
    ...findCycles(featureGraph(output.modules)).map(featureCycleViolation),
  ];
}
