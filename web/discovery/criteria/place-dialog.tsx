import { Button } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LocationEditor } from '#web/profiles/location-editor.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './place-dialog.module.css';

/** Asks a member for their place, for a search by distance (PROF-8). */
export function PlaceDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('discovery.no_place')} onClose={onClose}>
      <div className={styles.content}>
        <p>{text('discovery.no_place_body')}</p>
        <LocationEditor />
        <Button fullWidth onClick={onClose}>
          {text('discovery.place_done')}
        </Button>
      </div>
    </Dialog>
  );
}
