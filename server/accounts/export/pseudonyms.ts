import type { Id } from '#contract/kit/id.ts';

/**
 * Names for the other members in one export: `member-1`, `member-2` …, each the same throughout the file
 * (GDPR-7).
 */
export function pseudonyms(): (other: Id) => string {
  const names = new Map<Id, string>();
  return (other) => {
    const known = names.get(other) ?? `member-${names.size + 1}`;
    names.set(other, known);
    return known;
  };
}
