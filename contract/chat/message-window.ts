import type { Message } from './message.ts';

/** A run of messages without gaps, in rising order, and what came before its turn. */
export interface MessageWindow {
  readonly messages: readonly Message[];
  /** Messages beyond a gap: events of two commits may overtake each other. Shown once the gap is filled. */
  readonly ahead: readonly Message[];
  /** Whether the server has older ones. */
  readonly hasOlder: boolean;
}

export const emptyWindow: MessageWindow = { messages: [], ahead: [], hasOlder: false };

interface PageKind {
  /** After which message an empty window begins. */
  readonly floor: number;
  /** Given with a page that looks back: whether there is more before it. */
  readonly hasOlder?: boolean;
  /** A page asked for with `before`. */
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

/** Takes up what was ahead, as far as it follows now. */
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
  // Nothing older came: we hold the beginning.
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
 * A window with a page added. The page must touch or overlap the window; a newer page that does not (we were
 * away for long) replaces it, an older one that does not is dropped.
 */
export function joinMessages(window: MessageWindow, page: readonly Message[], kind: PageKind): MessageWindow {
  return closedUp(joined(window, page, kind), kind.floor);
}

/** A window with one message that is told live; one that is not the next waits ahead. */
export function tellMessage(window: MessageWindow, message: Message, floor: number): MessageWindow {
  const held = Math.max(window.messages.at(-1)?.id ?? 0, floor);
  if (message.id <= held) return window;
  return closedUp({ ...window, ahead: merged(window.ahead, [message]) }, floor);
}

/** A window without everything up to a message that was removed. */
export function cutWindow(window: MessageWindow, upTo: number): MessageWindow {
  const stays = (message: Message) => message.id > upTo;
  return { messages: window.messages.filter(stays), ahead: window.ahead.filter(stays), hasOlder: false };
}

/** A window in which a message it holds is changed. */
export function changeMessage(
  window: MessageWindow,
  id: number,
  change: (message: Message) => Message,
): MessageWindow {
  const put = (held: readonly Message[]) => held.map((one) => (one.id === id ? change(one) : one));
  return { ...window, messages: put(window.messages), ahead: put(window.ahead) };
}
