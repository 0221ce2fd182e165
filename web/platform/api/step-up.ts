type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let running: Promise<boolean> | null = null;

/**
 * Registers the dialog that asks for a new code. It resolves to true if the operator proved the second factor,
 * and to false if they cancelled. Returns the function to unregister.
 */
export function onStepUpRequired(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
}

/** Asks for a new code. Several refused calls share one dialog. */
export function stepUp(): Promise<boolean> {
  running ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    running = null;
  });
  return running;
}
