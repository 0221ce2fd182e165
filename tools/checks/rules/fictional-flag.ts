import { nodesOf, parseCode, propertiesOf } from '../syntax.ts';
import { codeFiles, type Tree } from '../tree.ts';

/** SAFE-4: a shape of the contract with `main_image` shows a member, so it must also have `fictional`. */
export function fictionalFlagFindings(tree: Tree): string[] {
  return codeFiles(tree)
    .filter((file) => file.startsWith('contract/'))
    .flatMap((file) =>
      [...nodesOf(parseCode(file, tree.read(file)))]
        .map((node) => propertiesOf(node))
        .filter((properties) => properties.has('main_image') && !properties.has('fictional'))
        .map(() => `${file}: a shape with main_image must also have fictional`),
    );
}
