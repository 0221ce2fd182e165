import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DevSection, Variants } from './part.tsx';

const kinds = ['center', 'bottom', 'stays'] as const;

/** Dialogs and sheets over the page. */
export function OverlaySamples() {
  const [open, setOpen] = useState<(typeof kinds)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <DevSection title="Dialogs and sheets">
      <Variants name="Dialog">
        {kinds.map((kind) => (
          <Button key={kind} variant="default" onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
      </Variants>
      {open === null ? null : (
        <Dialog
          title="A title that asks something"
          placement={open === 'bottom' ? 'bottom' : 'center'}
          stays={open === 'stays'}
          onClose={close}
        >
          <p>What it is about, in a sentence or two that wrap on a phone.</p>
          <div style={{ display: 'flex', gap: 8, marginTop: 16 }}>
            <Button onClick={close}>Yes</Button>
            <Button variant="default" onClick={close}>
              No
            </Button>
          </div>
        </Dialog>
      )}
    </DevSection>
  );
}
