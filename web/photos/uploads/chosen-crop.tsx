import { CropDialog } from './crop-dialog.tsx';
import type { useChosenFiles } from './use-chosen-files.ts';

/** The crop of the chosen file whose turn it is. Nothing while no file waits (PROF-4). */
export function ChosenCrop({ chosen }: { chosen: ReturnType<typeof useChosenFiles> }) {
  if (!chosen.current) return null;
  return (
    <CropDialog
      key={chosen.current.address}
      file={chosen.current}
      at={chosen.at}
      total={chosen.total}
      busy={chosen.busy}
      onUse={(cut) => void chosen.cut(cut)}
      onUseAll={(cut) => void chosen.cutAndRest(cut)}
      onStop={chosen.stop}
    />
  );
}
