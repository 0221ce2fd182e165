/** The origin of a message. Only `member` may ever be shown as a person's (FIC-8). */
export const origins = ['member', 'operator', 'ai', 'system'] as const;

export type Origin = (typeof origins)[number];
