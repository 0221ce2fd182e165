const folder = 'chats/';

/** Where a picture is kept that is only for the members of a conversation; its name nobody can guess. `/media/` never serves it. */
export const privatePath = (name: string): string => folder + name;

/** Whether a path is that of such a picture. */
export const isPrivatePath = (path: string): boolean => path.startsWith(folder);

/** The name in a path that `privatePath` made. */
export const privateName = (path: string): string => path.slice(folder.length);
