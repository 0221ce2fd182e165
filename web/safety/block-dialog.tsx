import { Alert, Button, Group } from '@mantine/core';
import type { Id } from '#contract/kit/id.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './block-dialog.module.css';
import { useBlockMember } from './use-block.ts';

const points = [
  'safety.block.lists',
  'safety.block.contact',
  'safety.block.silent',
  'safety.block.back',
] as const;

/** Explains the effects of a block and asks for a confirmation (SAFE-1). */
export function BlockDialog({ id, name, onClose }: { id: Id; name: string; onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const block = useBlockMember();
  const doIt = () =>
    block.mutate(
      { profile: id },
      {
        onSuccess() {
          toast({ tone: 'success', text: text('safety.block.done', { name }) });
          onClose();
        },
      },
    );
  return (
    <Dialog title={text('safety.block.title', { name })} noCross onClose={onClose}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{text(point)}</li>
        ))}
      </ul>
      {block.error && !block.isPending ? (
        <Alert color="red" mt="md" role="alert">
          {failure(block.error)}
        </Alert>
      ) : null}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="subtle" onClick={onClose}>
          {text('safety.block.cancel')}
        </Button>
        <Button color="red" loading={block.isPending} onClick={doIt}>
          {text('safety.block.do')}
        </Button>
      </Group>
    </Dialog>
  );
}
