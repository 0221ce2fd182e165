const patienceMs = 15_000;

/**
 * Fetches the body at an address. The response must be a 200 without a redirect, within 15 seconds and `most`
 * bytes.
 */
export async function fetchBounded(address: URL, most: number): Promise<Uint8Array> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  if (answer.status !== 200 || answer.body === null) throw new Error(`it answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body) {
    length += chunk.length;
    if (length > most) throw new Error(`it is larger than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
