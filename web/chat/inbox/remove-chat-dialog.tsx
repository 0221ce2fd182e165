import { Button, Group } from '@mantine/core';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Asks for confirmation before removing a conversation from the list. */
export function RemoveChatDialog(props: {
  other: ProfileCard;
  opened: boolean;
  onClose: () => void;
  onRemove: () => void;
}) {
  const text = useText();
  if (!props.opened) return null;
  return (
    <Dialog title={text('chat.remove_title')} noCross onClose={props.onClose}>
      <p>{text('chat.remove_body', { name: props.other.name })}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="subtle" onClick={props.onClose}>
          {text('chat.remove_cancel')}
        </Button>
        <Button color="red" onClick={props.onRemove}>
          {text('chat.remove')}
        </Button>
      </Group>
    </Dialog>
  );
}
