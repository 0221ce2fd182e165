/** Push services of the browsers there are: Chrome and Edge, Firefox, Safari, old Edge. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

/**
 * Whether we ever send to this address: https on its usual port, on a known push service and with no login in it.
 * A browser tells us the address, so anything else would let a stranger aim our requests (PUSH-10).
 */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const plain = protocol === 'https:' && port === '' && username === '' && password === '';
  return plain && hosts.some((host) => host.test(hostname));
}
