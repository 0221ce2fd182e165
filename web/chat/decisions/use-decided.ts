import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queueAddress } from '#web/safety/queue-place.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** Confirms a decision, refreshes the queue and returns to it. `stays`: the case goes on. */
export function useDecided(stays = false) {
  const text = useText();
  const failure = useFailureText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return {
    onSuccess: async (answer: object) => {
      const done = 'waits' in answer && answer.waits === true ? 'safety.ban.waits' : 'safety.case.sent';
      toast({ tone: 'success', text: text(done) });
      await queries.invalidateQueries();
      if (!stays) await navigate(queueAddress());
    },
    onError: async (error: Error) => {
      toast({ tone: 'danger', text: failure(error) });
      // The page then shows the reports that still wait.
      if (error instanceof ApiProblem && error.code === 'reports_changed') await queries.invalidateQueries();
    },
  };
}
