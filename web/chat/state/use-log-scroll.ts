import { type RefObject, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So close to the end counts as being there. */
const nearEnd = 60;
const nearBeginning = 400;

export interface LogScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onScroll: (event: UIEvent<HTMLDivElement>) => void;
  /** Something came below while one was reading further up. */
  readonly newBelow: boolean;
  readonly toEnd: () => void;
}

/**
 * Scrolling of a log in a `column-reverse` box: 0 is the end and above it is negative, so the end is where it
 * starts, stays there as it grows, and older messages above move nothing. What comes below while one reads
 * further up is taken out of the position by hand, as not every browser anchors it.
 */
export function useLogScroll(options: {
  /** Changes when something is added at the end. */
  end: string;
  /** Something that comes and goes below the end, such as "is typing". */
  below: boolean;
  /** What was added last is one's own: go there in any case. */
  ownLast: boolean;
  onBeginning: () => void;
}): LogScroll {
  const { end, below, ownLast } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ end, below, height: 0 });
  const [newBelow, setNewBelow] = useState(false);

  const atEnd = () => (scroller.current?.scrollTop ?? 0) > -nearEnd;

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const height = box.scrollHeight;
    const added = before.current.end !== end;
    if (added || before.current.below !== below) {
      if (atEnd() || (added && ownLast)) box.scrollTop = 0;
      else {
        box.scrollTop -= height - before.current.height;
        if (added) setNewBelow(true);
      }
    }
    before.current = { end, below, height };
  });

  // A conversation shorter than its box has no scrolling that could ask for more.
  const { onBeginning } = options;
  const latest = useRef(onBeginning);
  useEffect(() => {
    latest.current = onBeginning;
    const box = scroller.current;
    if (box && box.scrollHeight <= box.clientHeight + 1) onBeginning();
  });

  return {
    scroller,
    newBelow,
    onScroll({ currentTarget: box }) {
      if (box.scrollTop > -nearEnd) setNewBelow(false);
      if (box.scrollHeight - box.clientHeight + box.scrollTop < nearBeginning) latest.current();
    },
    toEnd() {
      scroller.current?.scrollTo({ top: 0, behavior: 'auto' });
      setNewBelow(false);
    },
  };
}
