/**
 * To whom members are shown: strangers see active ones alone, acquaintances (a like or a conversation between them)
 * invisible ones as well (ACC-14).
 */
export type Audience = 'strangers' | 'acquaintances';
