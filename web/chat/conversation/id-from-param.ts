/** An id out of a path; anything else is a page that does not exist. */
export function idOfParam(value: string | undefined): number {
  const id = Number(value);
  if (!/^[1-9]\d{0,15}$/.test(value ?? '') || !Number.isSafeInteger(id)) {
    throw new Response(null, { status: 404 });
  }
  return id;
}
