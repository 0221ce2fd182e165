import type { Message } from './message.ts';

/** A run of messages without gaps, in ascending order, and the messages that arrived out of order. */
export interface MessageWindow {
  readonly messages: readonly Message[];
  /**
   * Messages beyond a gap, because events of two commits may overtake each other. Shown once the gap is
   * filled.
   */
  readonly ahead: readonly Message[];
  /** Whether the server has older messages. */
  readonly hasOlder: boolean;
}

export const emptyWindow: MessageWindow = { messages: [], ahead: [], hasOlder: false };

interface PageKind {
  /** The message after which an empty window begins. */
  readonly floor: number;
  /** Set for pages that look back: whether there is more before the page. */
  readonly hasOlder?: boolean;
  /** A page requested with `before`. */
  readonly older?: boolean;
}

interface Run {
  readonly first: number;
  readonly last: number;
}

const runOf = (messages: readonly Message[]): Run | null => {
  const [first, last] = [messages[0], messages.at(-1)];
  return first && last ? { first: first.id, last: last.id } : null;
};

const merged = (one: readonly Message[], other: readonly Message[]): Message[] =>
  [...new Map([...one, ...other].map((message) => [message.id, message])).values()].sort(
    (a, b) => a.id - b.id,
  );

/** Moves messages from `ahead` into the run as far as they now follow. */
const closedUp = (window: MessageWindow, floor: number): MessageWindow => {
  if (window.ahead.length === 0) return window;
  let next = (window.messages.at(-1)?.id ?? floor) + 1;
  const followed: Message[] = [];
  const ahead: Message[] = [];
  for (const message of window.ahead) {
    if (message.id === next) {
      followed.push(message);
      next += 1;
    } else if (message.id > next) ahead.push(message);
  }
  return { ...window, messages: [...window.messages, ...followed], ahead };
};

const joined = (window: MessageWindow, page: readonly Message[], kind: PageKind): MessageWindow => {
  const hasOlder = kind.hasOlder ?? window.hasOlder;
  const [held, came] = [runOf(window.messages), runOf(page)];
  // No older messages came, so the window holds the beginning.
  if (!came) return kind.older || !held ? { ...window, hasOlder } : window;
  if (!held) {
    const begins = kind.hasOlder !== undefined || came.first === kind.floor + 1;
    return begins ? { ...window, messages: page, hasOlder } : window;
  }
  if (came.first > held.last + 1) return kind.older ? window : { ...window, messages: page, hasOlder };
  if (came.last < held.first - 1) return window;
  return {
    ...window,
    messages: merged(window.messages, page),
    hasOlder: came.first < held.first ? hasOlder : window.hasOlder,
  };
};

/**
 * Adds a page to a window. The page must touch or overlap the window. A newer page that does not replaces the
 * window (after a long absence); an older one that does not is dropped.
 */
export function joinMessages(window: MessageWindow, page: readonly Message[], kind: PageKind): MessageWindow {
  return closedUp(joined(window, page, kind), kind.floor);
}

/** Adds a message from a live event. A message that is not the next one waits in `ahead`. */
export function addLiveMessage(window: MessageWindow, message: Message, floor: number): MessageWindow {
  const held = Math.max(window.messages.at(-1)?.id ?? 0, floor);
  if (message.id <= held) return window;
  return closedUp({ ...window, ahead: merged(window.ahead, [message]) }, floor);
}

/** Removes everything up to a removed message from the window. */
export function cutWindow(window: MessageWindow, upTo: number): MessageWindow {
  const stays = (message: Message) => message.id > upTo;
  return { messages: window.messages.filter(stays), ahead: window.ahead.filter(stays), hasOlder: false };
}

/** Changes a message that the window holds. */
export function changeMessage(
  window: MessageWindow,
  id: number,
  change: (message: Message) => Message,
): MessageWindow {
  const put = (held: readonly Message[]) => held.map((one) => (one.id === id ? change(one) : one));
  return { ...window, messages: put(window.messages), ahead: put(window.ahead) };
}
