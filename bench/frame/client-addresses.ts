/**
 * Distinct client addresses in distinct networks of the range for benchmarks. Real users come from many
 * places, and each address and network has its own budget.
 */
const addresses = Array.from({ length: 512 }, (_, index) => `198.${18 + (index >> 8)}.${index & 255}.7`);

export const addressCount = addresses.length;

/** Header that makes a request come from one of the addresses, through a trusted proxy. */
export const fromAddress = (index: number): Record<string, string> => ({
  'x-forwarded-for': addresses[index % addresses.length] ?? '',
});
