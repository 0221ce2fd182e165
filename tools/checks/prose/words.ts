/** A term of the old dialect, and what to write instead. */
export interface BannedTerm {
  readonly words: RegExp;
  readonly instead: string;
}

const term = (words: string, instead: string): BannedTerm => ({
  words: new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'i'),
  instead,
});

/** Terms that no comment, test title or document uses. Code in backticks is not searched. */
export const bannedTerms: readonly BannedTerm[] = [
  term('whoever|whomever|whosoever', "'anyone who', or name the subject"),
  term('(?:of|with|that|from|than) who', "'of a member who'"),
  term('stands?(?! (?:alone|for|in for|out) )(?= \\w)|stood', "'is stored', 'is shown' or 'is'"),
  term('told', "'notified' or 'informed'"),
  term('tells? (?:the |an? )?(?:members?|senders?|receivers?|operators?|everybody|nobody)', "'notifies'"),
  term('rests|rested|comes? to rest|cool(?:ing)?-off rest', "'is paused', 'settles' or 'cool-down'"),
  term('lets? (?:\\w+ )?in|letting (?:\\w+ )?in', "'approves', 'admits' or 'accepts'"),
  term('desks?', "'moderation queue' or 'console'"),
  term('faults?', "'error', 'bug' or 'finding'"),
  term('mend(?:s|ed|ing)?', "'fix'"),
  term('(?:on|over|off|down) the line|the line (?:breaks|drops|goes)', "'socket connection'"),
  term('(?<!behind the )ears?', "'subscriber'"),
  term('same first words|first words of (?:an? )?(?:chat|conversation)', "'duplicate openers' or 'opener'"),
  term('locked tries|tries that lock', "'lockout'"),
  term(
    '(?:money|payments?|debits?)\\b[^.;,]{0,30}\\b(?:is|was|were|be) taken back',
    "'charged back' or 'reversed'",
  ),
  term('caution', "'scam hint'"),
  term('comes?[ -]from[ -]us', "'CSRF check'"),
  term('hears? of (?:it|them|this|that)', "'is notified'"),
  term('leads? (?:nowhere|anywhere)', "'is ignored'"),
  term('spoken of|speaks? of', "'is about'"),
  term('says? of (?:itself|themselves|himself|herself)', "'reports'"),
  term('shall', "'must' or 'will'"),
  term("one's", "'the member's'"),
  term('ways? in(?! which)|ways in', "'log-in method'"),
  term('(?<!there )(?:is|are|was|were) none', "'is not'"),
  term('(?<!there )(?:is|are|was|were) no(?= (?!longer|more|less|better|worse|different)\\w)', "'is not a'"),
  term('looked (?:at|for)', "'checked', 'viewed' or 'searched'"),
];

interface BannedOpening {
  readonly opening: RegExp;
  readonly advice: string;
}

const opening = (words: string, advice: string): BannedOpening => ({
  opening: new RegExp(String.raw`^["'(“]*(?:(?:and|but) )?(?:${words})(?![\w-])`, 'i'),
  advice,
});

const quantity = 'two|three|four|several|many|some|both|all|each|those|these|the|an?|simultaneous';

/** Openings that put a clause before its subject. A question may begin with them. */
export const bannedOpenings: readonly BannedOpening[] = [
  opening('who|whoever|whom|whomever|whose|what', 'begin with the subject, not with a relative clause'),
  opening(`(?:of|to|by|from) (?:whom|what|which)`, 'begin with the subject, not with a relative clause'),
  opening(`of (?:${quantity})`, "name the subject: 'the second of two ...'"),
  opening('so (?:many|much|few)', 'give the number, or name what it counts'),
  opening('(?:nobody|somebody|one|he|they|none) who', "write 'a member who' or 'anyone who'"),
  opening(
    'where (?:it|they|he|she|one|somebody|nobody|everybody|there|this|that|no|none)',
    "write 'if' or 'when'",
  ),
];
