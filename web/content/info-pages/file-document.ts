import type { TextDocument } from './document.ts';
import { type Fillings, readDocument } from './read-document.server.ts';

const files = import.meta.glob<string>('../../../texts/pages/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** An information page that comes with the software, as its readers see it. For tests. */
export function fileDocument(language: string, page: string, fillings: Fillings): TextDocument {
  const source = files[`../../../texts/pages/${language}/${page}.md`] ?? '';
  const [, dated = '', body = ''] = /^---\nversion: (\d{4}-\d\d-\d\d)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return readDocument({ body, dated }, fillings);
}
