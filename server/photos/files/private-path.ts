const folder = 'chats/';

/**
 * The storage path of a picture for the members of one conversation. Its name cannot be guessed, and
 * `/media/` never serves it.
 */
export const privatePath = (name: string): string => folder + name;

/** Whether a path belongs to such a private picture. */
export const isPrivatePath = (path: string): boolean => path.startsWith(folder);

/** The name in a path that `privatePath` made. */
export const privateName = (path: string): string => path.slice(folder.length);
