const pictures = new Map<string, Promise<Buffer>>();

/** Draws each picture once. There are as many as niches, forms and languages: few enough to keep. */
export function keptPicture(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const drawn = draw();
  pictures.set(name, drawn);
  drawn.catch(() => pictures.delete(name));
  return drawn;
}
