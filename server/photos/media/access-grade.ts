/**
 * The audience of a member's photo address. An address without a grade is public.
 * - `own`: the member and its reviewers.
 * - `members`: every member who is logged in.
 * - `premium`: premium members.
 * - `blur`: everybody, but only the blurred picture.
 */
export const grades = ['own', 'members', 'premium', 'blur'] as const;

export type Grade = (typeof grades)[number];

/** Whether an address of this grade works for one viewer alone, with the session of this viewer. */
export const isPersonal = (grade: Grade): boolean => grade === 'members' || grade === 'premium';
