/** Members, a profile, the list of chats, likes with a profile from there, and premium (SHELL-16). */
export const isMembersArea = (path: string): boolean =>
  /^\/(members(\/[^/]+)?|chats|likes(\/.+)?|premium)\/?$/.test(path);
