import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { saveAsFile } from '#web/operators/save-as-file.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

interface Exported {
  readonly csv: string;
  readonly lines: number;
  readonly cut: boolean;
}

/** Saves the answer of an export call as a file, and says so if lines are missing. */
export function ExportCsv<Sent>(props: {
  mutation: UseMutationOptions<Exported, Error, Sent>;
  input: Sent;
  file: string;
}) {
  const text = useText();
  const failure = useFailureText();
  const { mutate, isPending } = useMutation({
    ...props.mutation,
    onSuccess({ csv, lines: number, cut }) {
      saveAsFile(props.file, 'text/csv;charset=utf-8', csv);
      const done = text(cut ? 'payments.codes.cut' : 'operators.audit.exported', { number });
      toast({ tone: 'success', text: done });
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => mutate(props.input)}
    >
      {text('operators.audit.export')}
    </Button>
  );
}
