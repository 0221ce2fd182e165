const pictures = new Map<string, Promise<Buffer>>();

/** Renders each picture once and caches it. There are only as many as niches, forms and languages. */
export function cachedPicture(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const drawn = draw();
  pictures.set(name, drawn);
  drawn.catch(() => pictures.delete(name));
  return drawn;
}
