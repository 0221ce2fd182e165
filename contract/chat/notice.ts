/**
 * What the service itself says in a conversation with a fictional profile: that it is one, asked whether it is real
 * (FIC-5), and why writing rests for a while (FIC-6). The words are `chat.notice.<notice>`; the database knows the same list.
 */
export const notices = ['fictional', 'lonely', 'money', 'health', 'meeting', 'spending'] as const;

export type Notice = (typeof notices)[number];

/** Why writing to a fictional profile rests. */
export const careCauses = ['lonely', 'money', 'health', 'meeting', 'spending'] as const;

export type CareCause = (typeof careCauses)[number];
