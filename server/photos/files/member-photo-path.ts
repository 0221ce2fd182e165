const folder = 'members/';

/** The storage path of a member's photo, with a name that cannot be guessed. */
export const memberPhotoPath = (name: string): string => folder + name;

/** Whether a path belongs to a member's own photo, as opposed to a drawing of ours. */
export const isMemberPhotoPath = (path: string): boolean => path.startsWith(folder);
