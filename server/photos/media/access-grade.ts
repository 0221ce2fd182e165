/**
 * Whom an address of a member's photo is for: `own` the member and its reviewers, `members` whoever is logged in,
 * `premium` premium members, `blur` everybody, who sees nothing but a blur. Without a grade it is for everybody.
 */
export const grades = ['own', 'members', 'premium', 'blur'] as const;

export type Grade = (typeof grades)[number];

/** Whether an address of this grade is for one viewer alone, who asks for it with their session. */
export const isPersonal = (grade: Grade): boolean => grade === 'members' || grade === 'premium';
