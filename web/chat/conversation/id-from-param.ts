/** Parses an id from a path. Anything else is a 404. */
export function idFromParam(value: string | undefined): number {
  const id = Number(value);
  if (!/^[1-9]\d{0,15}$/.test(value ?? '') || !Number.isSafeInteger(id)) {
    throw new Response(null, { status: 404 });
  }
  return id;
}
