/** The values of a sale status by name. */
export type FlexPayStatus = ReadonlyMap<string, string>;

/** The text of a plain or quoted YAML scalar. */
function scalarOf(written: string): string {
  const text = written.trim();
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (/^".*"$/.test(text)) return text.slice(1, -1).replace(/\\(["\\])/g, '$1');
  return text;
}

/**
 * Reads a sale status, which is YAML: a flat list of `name: value`. Nested lines are skipped. Amounts stay
 * text, so they are never rounded. Throws for any other answer, such as a page of a proxy.
 */
export function parseFlexpayStatus(body: string): FlexPayStatus {
  const values = new Map<string, string>();
  for (const line of body.split(/\r?\n/)) {
    if (/^(?:---.*|\.\.\.|#.*|\s.*|)$/.test(line)) continue;
    const [, name, value] = /^['"]?(\w+)['"]?:(?:\s+(.*))?$/.exec(line) ?? [];
    if (name === undefined) throw new Error('flexpay told a status that is none');
    values.set(name, scalarOf(value ?? ''));
  }
  if (!values.has('response')) throw new Error('flexpay told a status without a response');
  return values;
}
