import { argumentsOf, calleeOf, nodesOf, parseCode } from '../syntax.ts';
import { codeFiles, type Tree } from '../tree.ts';

const hook = /^(?:React\.)?use(?:Layout|Insertion)?Effect$/;

/** An effect must list its dependencies; otherwise it runs after every render. No linter checks this. */
export function effectFindings(tree: Tree): string[] {
  return codeFiles(tree)
    .filter((file) => file.startsWith('web/') && tree.read(file).includes('Effect('))
    .flatMap((file) =>
      [...nodesOf(parseCode(file, tree.read(file)))]
        .filter((node) => node.type === 'CallExpression' && hook.test(calleeOf(node)))
        .filter((call) => argumentsOf(call).length < 2)
        .map((call) => `${file}: ${calleeOf(call)} has no dependency array`),
    );
}
