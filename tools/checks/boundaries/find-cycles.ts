import type { IModule } from 'dependency-cruiser';
import { domains } from '#contract/kit/domains.ts';
import { testFiles } from './rule.ts';

/** Maps each file to the files it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The shortest path from `start` back to `start`, including both ends; undefined if there is none. */
function shortestWayBack(graph: Graph, start: string): string[] | undefined {
  const seen = new Set<string>();
  const ways = [[start]];
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/**
 * Cycles of the graph. Each file is part of at most one reported cycle, which is enough to fix them one by
 * one.
 */
export function findCycles(graph: Graph): string[][] {
  const reported = new Set<string>();
  const cycles: string[][] = [];
  for (const file of graph.keys()) {
    if (reported.has(file)) continue;
    const cycle = shortestWayBack(graph, file);
    if (!cycle) continue;
    for (const member of cycle) reported.add(member);
    cycles.push(cycle);
  }
  return cycles;
}

const inFeature = new RegExp(`^((?:server|web)/(?:${domains.join('|')}))/([^/]+)/`);
const isTest = new RegExp(testFiles);

/** The feature folder of a file, such as `server/chat/inbox`. Undefined for a file directly in its domain. */
const featureOf = (file: string): string | undefined => inFeature.exec(file)?.[0].slice(0, -1);

const domainOf = (feature: string): string => feature.split('/').slice(0, 2).join('/');

/**
 * Each feature with the features of its domain that it imports, types included. Tests may import any feature.
 */
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
