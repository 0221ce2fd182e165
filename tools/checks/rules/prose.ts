import { commentPassages, titlePassages } from '../prose/comments.ts';
import { markdownPassages, type Passage, searchable, sentencesOf, wordsIn } from '../prose/passage.ts';
import { bannedOpenings, bannedTerms } from '../prose/words.ts';
import { isTestFile, type Tree } from '../tree.ts';

export const maximumWords = 25;
export const maximumTitle = 120;

/** The data of the check: they contain what it bans. */
const ownData = /^tools\/checks\/prose\/words\.ts$|^tests\/rules\/prose\.test\.ts$/;
/** Terms in other languages, for translators. */
const glossaries = /^docs\/glossary\//;
/** Migrations that were released before this check are never edited. */
const lastOldMigration = 86;
const documents = /^(?:docs\/.+|server\/.+\/README|README|CONTRIBUTING|CHANGELOG)\.md$/;

function isChecked(file: string): boolean {
  if (ownData.test(file) || glossaries.test(file)) return false;
  if (/\.(?:tsx?|css)$/.test(file)) return !file.startsWith('database/tables/');
  const migration = /^database\/migrations\/(?<number>\d+)_.*\.sql$/.exec(file)?.groups?.number;
  return migration === undefined ? documents.test(file) : Number(migration) > lastOldMigration;
}

function passagesOf(tree: Tree, file: string): Passage[] {
  const content = tree.read(file);
  if (file.endsWith('.md')) return markdownPassages(file, content);
  const comments = commentPassages(file, content);
  return isTestFile(file) ? [...comments, ...titlePassages(file, content)] : comments;
}

function problemsOf(sentence: string): string[] {
  const words = wordsIn(sentence);
  const text = searchable(sentence);
  const isQuestion = /\?["'”)]*$/.test(text);
  return [
    ...(words > maximumWords ? [`${words} words, at most ${maximumWords}: split the sentence`] : []),
    ...bannedOpenings.flatMap(({ opening, advice }) => {
      const found = isQuestion ? undefined : opening.exec(text)?.[0];
      return found === undefined ? [] : [`begins with '${found}': ${advice}`];
    }),
    ...bannedTerms.flatMap(({ words: term, instead }) => {
      const found = term.exec(text)?.[0];
      return found === undefined ? [] : [`'${found}': write ${instead}`];
    }),
  ];
}

const atEnd = /\s*\[(?<ids>[^[\]]*)\](?: @\w+)*$/;
const idList = /^[A-Z]+-?\d+[a-z]?(?:, [A-Z]+-?\d+[a-z]?)*$/;
/** An id of a requirement, unlike `UTF-8` or `SHA-256`. */
const requirementId =
  /(?<![\w-])(?!UTF|SHA|ISO|UTC|AES|RFC|TLS|HTTP|ES|IPV|WCAG)[A-Z]{2,5}-\d+[a-z]?(?![\w-])/;

function problemsOfTitle(title: string): string[] {
  const ids = atEnd.exec(title);
  const statement = ids ? title.slice(0, ids.index) : title;
  const isList = idList.test(ids?.groups?.ids ?? '');
  const misplaced = requirementId.exec(isList ? statement : title)?.[0];
  return [
    ...(misplaced === undefined ? [] : [`'${misplaced}': put ids at the end: 'does this [${misplaced}]'`]),
    ...(statement.length > maximumTitle
      ? [`${statement.length} characters without ids, at most ${maximumTitle}`]
      : []),
    ...(/\bshould\b/i.test(statement) ? ["'should': say what happens, in the present tense"] : []),
    ...problemsOf(isList ? statement : title),
  ];
}

const shown = (text: string) => (text.length > 110 ? `${text.slice(0, 110)}…` : text);

function findingsIn({ file, line, kind, text }: Passage): string[] {
  const parts =
    kind === 'title'
      ? [{ part: text, problems: problemsOfTitle(text) }]
      : sentencesOf(text).map((part) => ({ part, problems: problemsOf(part) }));
  return parts.flatMap(({ part, problems }) =>
    problems.map((problem) => `${file}:${line}: ${problem}\n  in: ${shown(part)}`),
  );
}

/** Reports comments, test titles and documents that are not plain English as our writing guide defines it. */
export function proseFindings(tree: Tree): string[] {
  return tree.files
    .filter(isChecked)
    .flatMap((file) => passagesOf(tree, file))
    .flatMap(findingsIn);
}
