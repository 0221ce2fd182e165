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
