import { getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  readonly pages: number;
  /** All words in the order of the file, separated by single spaces. */
  readonly text: string;
  readonly title: string;
  readonly language: string;
  /** The structure for screen readers: headings, tables. */
  readonly tags: readonly string[];
}

const tagsOf = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null || !('role' in node)) return [];
  const children: unknown = 'children' in node ? node.children : [];
  return [String(node.role), ...(Array.isArray(children) ? children.flatMap(tagsOf) : [])];
};

/** Reads a PDF like a browser's viewer. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { info } = await pdf.getMetadata();
  const fields: Record<string, unknown> = { ...info };
  const read = {
    pages: pdf.numPages,
    text: items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' '),
    title: String(fields.Title),
    language: String(fields.Language),
    tags: tagsOf(await page.getStructTree()),
  };
  await pdf.cleanup();
  return read;
}
