/**
 * The notices of the service in a conversation with a fictional profile. A notice says that the profile is
 * fictional, after the member asked (FIC-5), or why writing is paused (FIC-6). The texts are
 * `chat.notice.<notice>`. The database has the same list.
 */
export const notices = ['fictional', 'lonely', 'money', 'health', 'meeting', 'spending'] as const;

export type Notice = (typeof notices)[number];

/** The causes for pausing writing to a fictional profile. */
export const careCauses = ['lonely', 'money', 'health', 'meeting', 'spending'] as const;

export type CareCause = (typeof careCauses)[number];
