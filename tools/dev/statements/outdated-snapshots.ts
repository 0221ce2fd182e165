import { type Snapshot, snapshotText } from './snapshot.ts';

interface Outdated {
  readonly file: string;
  /** The current text of the snapshot. */
  readonly text: string;
  /** Names the file and the first line that differs. */
  readonly report: string;
}

const firstDifference = (stored: string, text: string): number => {
  const lines = text.split('\n');
  const at = stored.split('\n').findIndex((line, nr) => line !== lines[nr]);
  return (at < 0 ? stored.split('\n').length : at) + 1;
};

/** Snapshots that differ from their stored files, or have none. */
export async function outdatedSnapshots(
  snapshots: readonly Snapshot[],
  read: (file: string) => Promise<string | undefined>,
): Promise<Outdated[]> {
  const found: Outdated[] = [];
  for (const snapshot of snapshots) {
    const { file } = snapshot;
    const [text, stored] = [await snapshotText(snapshot), await read(file)];
    if (stored === text) continue;
    const place = stored === undefined ? file : `${file}:${firstDifference(stored, text)}`;
    found.push({
      file,
      text,
      report: `${place} does not match the executed statements: run npm run generate, then review the diff`,
    });
  }
  return found;
}
