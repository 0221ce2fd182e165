import type { IModule } from 'dependency-cruiser';
import { domains } from '#contract/kit/domains.ts';
import type { Graph } from './find-cycles.ts';
import { testFiles } from './rule.ts';

const inFeature = new RegExp(`^((?:server|web)/(?:${domains.join('|')}))/([^/]+)/`);
const isTest = new RegExp(testFiles);

/** The feature folder of a file, such as `server/chat/inbox`. Undefined for a file directly in its domain. */
const featureOf = (file: string): string | undefined => inFeature.exec(file)?.[0].slice(0, -1);

const domainOf = (feature: string): string => feature.split('/').slice(0, 2).join('/');

/** Each feature with the features of its domain that it imports, types included. Tests may import any feature. */
export function featureGraph(modules: readonly IModule[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const feature = featureOf(source);
    if (feature === undefined || isTest.test(source)) continue;
    const imported = graph.get(feature) ?? new Set();
    graph.set(feature, imported);
    for (const { resolved } of dependencies) {
      const other = featureOf(resolved);
      if (other !== undefined && other !== feature && domainOf(other) === domainOf(feature))
        imported.add(other);
    }
  }
  return new Map([...graph].map(([feature, imported]) => [feature, [...imported]]));
}
