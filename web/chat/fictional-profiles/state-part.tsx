import { Alert, Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { getFictionalProfile } from '#contract/chat/fictional/get-fictional-profile.ts';
import { setFictionalState } from '#contract/chat/fictional/set-fictional-state.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

/** The state of a fictional profile in words, with the step to the next one. Retiring asks once. */
export function StatePart({ known }: { known: AnswerOf<typeof getFictionalProfile> }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { profile, state, talks, preview } = known;
  const { mutate, isPending, error } = useMutation({
    ...mutationFor(setFictionalState, { idempotent: true }),
    async onSuccess({ state: now }) {
      setAsks(false);
      toast({ tone: 'success', text: text(`chat.fictional_state.${now}`) });
      await queries.invalidateQueries();
    },
  });
  const publish = () => mutate({ profile, state: 'published' });
  return (
    <Panel className={houseStyles.part}>
      <p>{text(`chat.profiles.is_${state}`)}</p>
      {error === null || asks ? null : (
        <Alert color="red" variant="light" role="alert">
          {failure(error)}
        </Alert>
      )}
      <div className={houseStyles.buttons}>
        {state === 'published' ? (
          <Button variant="light" color="red" onClick={() => setAsks(true)}>
            {text('chat.profiles.retire')}
          </Button>
        ) : (
          <Button loading={isPending} onClick={publish}>
            {text(state === 'draft' ? 'chat.profiles.publish' : 'chat.profiles.bring_back')}
          </Button>
        )}
      </div>
      {asks ? (
        <Dialog
          title={text('chat.profiles.retire_sure', { name: preview.name })}
          noCross
          stays={isPending}
          onClose={() => setAsks(false)}
        >
          <div className={houseStyles.form}>
            <p>{text('chat.profiles.retire_what', { number: talks })}</p>
            {error === null ? null : (
              <Alert color="red" variant="light" role="alert">
                {failure(error)}
              </Alert>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="subtle" onClick={() => setAsks(false)}>
                {text('kit.cancel')}
              </Button>
              <Button color="red" loading={isPending} onClick={() => mutate({ profile, state: 'retired' })}>
                {text('chat.profiles.retire')}
              </Button>
            </Group>
          </div>
        </Dialog>
      ) : null}
    </Panel>
  );
}
