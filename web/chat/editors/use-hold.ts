import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EditorTalk } from '#contract/chat/editors/editor-talk.ts';
import { holdTalk } from '#contract/chat/editors/hold-talk.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

const every = 15_000;

export interface Hold {
  /** End of the claim, as the server said last. */
  readonly until: string;
  /** Somebody else may have the conversation by now. */
  readonly lost: boolean;
  /** The number of the last message, if the server said it already. */
  readonly last: number | null;
  /** Call it with each key, so that the claim is extended. */
  readonly typed: () => void;
}

/** Keeps a claim while the editor types, and notices new messages and a lost claim. */
export function useHold({ conversation, held_until }: EditorTalk): Hold {
  const typed = useRef(false);
  const { mutate, data, error } = useMutation({
    ...mutationFor(holdTalk, { idempotent: true }),
    gcTime: 0,
  });
  useEffect(() => {
    const timer = setInterval(() => {
      mutate({ conversation, typing: typed.current });
      typed.current = false;
    }, every);
    return () => clearInterval(timer);
  }, [conversation, mutate]);
  return {
    until: data?.held_until ?? held_until,
    lost: error instanceof ApiProblem && error.code === 'talk_not_yours',
    last: data?.last ?? null,
    typed: () => {
      typed.current = true;
    },
  };
}
