const folder = 'members/';

/** Where a member's photo is kept, by a name nobody can guess. */
export const membersPath = (name: string): string => folder + name;

/** Whether a path is that of a member's own photo, and no drawing of ours. */
export const isMembersPath = (path: string): boolean => path.startsWith(folder);
