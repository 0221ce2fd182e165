import { useState } from 'react';
import { type CropArea, whole } from './crop-area.ts';
import type { PhotoError } from './photo-error.ts';
import { cropPhoto, type OpenedFile, openFile } from './photo-file.ts';

export interface RejectedFile {
  readonly name: string;
  readonly fault: PhotoError;
}

const wholeOf = ({ image }: OpenedFile) => whole({ width: image.naturalWidth, height: image.naturalHeight });

/**
 * Chosen files from any source: opened, checked, then cropped one after the other. `send` gets the finished
 * photos, `noRoom` the number of files beyond the limit.
 */
export function useChosenFiles(props: {
  room: number;
  send: (photos: readonly Blob[]) => void;
  noRoom: (left: number) => void;
}) {
  const [opened, setOpened] = useState<readonly OpenedFile[]>([]);
  const [faulty, setFaulty] = useState<readonly RejectedFile[]>([]);
  const [total, setTotal] = useState(0);
  const [busy, setBusy] = useState(false);

  const leave = (files: readonly OpenedFile[]) => {
    for (const { address } of files) URL.revokeObjectURL(address);
    setOpened((before) => before.filter((file) => !files.includes(file)));
  };

  /** Crops and sends. A photo that the browser cannot draw, such as a very large one, is sent unchanged. */
  const cutAndSend = async (files: ReadonlyArray<readonly [OpenedFile, CropArea]>) => {
    setBusy(true);
    const photos: Blob[] = [];
    for (const [{ file, image }, cut] of files) photos.push(await cropPhoto(image, cut).catch(() => file));
    props.send(photos);
    leave(files.map(([file]) => file));
    setBusy(false);
  };

  return {
    faulty,
    busy,
    /** The file to crop now, and its position among the chosen files. */
    current: opened[0],
    at: total - opened.length + 1,
    total,
    async choose(files: readonly File[]) {
      const free = Math.max(0, props.room - opened.length);
      const results = await Promise.all(
        files.map(async (file) => ({ name: file.name, result: await openFile(file) })),
      );
      const fit = results.flatMap(({ result }) => ('image' in result ? [result] : []));
      setFaulty(results.flatMap(({ name, result }) => ('image' in result ? [] : [{ name, fault: result }])));
      setTotal((before) => (opened.length === 0 ? 0 : before) + Math.min(free, fit.length));
      setOpened((before) => [...before, ...fit.slice(0, free)]);
      for (const { address } of fit.slice(free)) URL.revokeObjectURL(address);
      if (fit.length > free) props.noRoom(fit.length - free);
    },
    cut: (cut: CropArea) => cutAndSend(opened.slice(0, 1).map((file) => [file, cut])),
    /** The remaining files are sent uncropped. */
    cutAndRest: (cut: CropArea) =>
      cutAndSend(opened.map((file, at) => [file, at === 0 ? cut : wholeOf(file)])),
    stop: () => leave(opened),
    forgetFaults: () => setFaulty([]),
  };
}
