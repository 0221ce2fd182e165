import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { choicesQuery } from './notification-choices.ts';
import { turnOffPush, turnOnPush } from './push-device.ts';
import { setPushState, useKnownPushState } from './push-store.ts';

/** State of push on this device, with on and off. Call `turnOn` only after a tap. */
export function usePush(member: number) {
  const text = useText();
  const failure = useFailureText();
  const client = useQueryClient();
  const { push_public_key: key } = useSettings();
  const state = useKnownPushState(member);
  const { mutate, isPending } = useMutation({
    // The browser is involved, not only the server. Offline it reports an error itself.
    networkMode: 'always',
    mutationFn: (on: boolean) => (on ? turnOnPush(member, key ?? '') : turnOffPush(member)),
    onSuccess: (next) => {
      setPushState(member, next);
      void client.invalidateQueries({ queryKey: choicesQuery().queryKey });
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        text: error instanceof ApiProblem ? failure(error) : text('notifications.push.failed'),
      }),
  });
  return {
    state: key === null ? 'not_capable' : state,
    isPending,
    turnOn: () => mutate(true),
    turnOff: () => mutate(false),
  } as const;
}
