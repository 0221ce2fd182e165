import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operation } from '#contract/kit/operation.ts';
import type { Tree } from '../tree.ts';
import { declaredOperations } from './operations.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'input' in value && 'errors' in value;

/** Imports the operations of the contract below `root`, with their schemas. */
export async function loadOperations(tree: Tree, root: string): Promise<Operation[]> {
  const files = new Set(declaredOperations(tree).map(({ file }) => file));
  const modules = await Promise.all(
    [...files].map(async (file): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href)),
  );
  return modules.flatMap((module) =>
    typeof module === 'object' && module !== null ? Object.values(module).filter(isOperation) : [],
  );
}
