const patienceMs = 15_000;

/** The body behind an address, which must answer 200 itself, within 15 seconds and `most` bytes. */
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
