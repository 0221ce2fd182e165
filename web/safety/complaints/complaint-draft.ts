import { complaintSubject, mayBeAnonymous } from '#contract/safety/complaint.ts';
import { randomUuid } from '#web/platform/browser/random-uuid.ts';

/**
 * Builds the complaint input from the form's fields. Empty fields are omitted, but a visitor must name
 * themselves. The same content gets the same idempotency key, so that a lost connection makes no second
 * complaint.
 */
export function complaintDraft(isMember: boolean) {
  let last = { content: '', id: '' };
  const idOf = (content: string): string => {
    if (last.content !== content) last = { content, id: randomUuid() };
    return last.id;
  };
  return ({ good_faith, ...fields }: Readonly<Record<string, string>>) => {
    const subject = complaintSubject.safeParse(fields.subject).data;
    const named = !isMember && (subject === undefined || !mayBeAnonymous(subject));
    const needed = new Set(['subject', 'words', ...(named ? ['name', 'email'] : [])]);
    const said = Object.entries(fields).filter(([name, value]) => value.trim() !== '' || needed.has(name));
    return {
      ...Object.fromEntries(said),
      good_faith: good_faith === 'on',
      client_id: idOf(JSON.stringify(said)),
    };
  };
}
