import { JSDOM } from 'jsdom';

interface Diagram {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

function diagramsOf(file: string, markdown: string): Diagram[] {
  return [...markdown.matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(({ index, 1: text = '' }) => ({
    file,
    line: markdown.slice(0, index).split('\n').length,
    text,
  }));
}

/** Mermaid cleans labels with DOMPurify, which needs a window while it is imported. */
async function loadMermaid() {
  const { window } = new JSDOM('');
  Object.assign(globalThis, { window, document: window.document });
  try {
    return (await import('mermaid')).default;
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
  }
}

const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 4).join('\n  ');

/**
 * Mermaid blocks that Mermaid itself cannot parse, each with its place. `documents` maps a path to its text.
 */
export async function diagramErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const diagrams = [...documents].flatMap(([file, markdown]) => diagramsOf(file, markdown));
  if (diagrams.length === 0) return [];
  const mermaid = await loadMermaid();
  const errors: string[] = [];
  for (const { file, line, text } of diagrams) {
    try {
      await mermaid.parse(text);
    } catch (error) {
      errors.push(`${file}:${line}: the diagram does not parse\n  ${firstLines(error)}`);
    }
  }
  return errors;
}
