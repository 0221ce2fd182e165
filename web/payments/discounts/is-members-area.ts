/**
 * The members area: members, a profile, the chat list, likes with a profile opened from there, and premium
 * (SHELL-16).
 */
export const isMembersArea = (path: string): boolean =>
  /^\/(members(\/[^/]+)?|chats|likes(\/.+)?|premium)\/?$/.test(path);
