/** A word of the old dialect inside names, and the term to use. */
export interface BannedNamePart {
  /** In kebab case, as in the name of a file: `told` also bans `toldOf` and `MemberTold`. */
  readonly part: string;
  readonly instead: string;
}

/** Enforced by `npm run check`: the tree has no such name. */
export const bannedNameParts: readonly BannedNamePart[] = [
  { part: 'whoever', instead: 'the role' },
  { part: 'whomever', instead: 'the role' },
  { part: 'whom', instead: 'the role' },
  { part: 'stands', instead: 'is-stored' },
  { part: 'mind', instead: 'pause, limit or check' },
  { part: 'tell', instead: 'notify' },
  { part: 'tells', instead: 'notifies' },
  { part: 'told', instead: 'notified' },
  { part: 'hand', instead: 'user or manual' },
  { part: 'desk', instead: 'queue or console' },
  { part: 'fault', instead: 'error or finding' },
  { part: 'faults', instead: 'errors or findings' },
  { part: 'ears', instead: 'subscribers' },
  { part: 'rest', instead: 'cool-down, pause or remaining' },
  { part: 'rests', instead: 'cool-down or pause' },
  { part: 'caution', instead: 'scam-hint' },
  { part: 'ways-in', instead: 'log-in-methods' },
  { part: 'locked-tries', instead: 'lockout' },
  { part: 'comes-from-us', instead: 'csrf-check' },
  { part: 'which', instead: 'the thing that is chosen' },
  { part: 'taken-back', instead: 'reversed or charged-back' },
  { part: 'correspondents', instead: 'chat-partners' },
];

/** Names that keep a banned part, because it has its plain meaning there. */
export const nameExceptions: ReadonlyMap<string, string> = new Map([
  ['handAt', 'draws a hand that holds a match'],
]);
