/** Push services of the browsers: Chrome and Edge, Firefox, Safari, old Edge. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

/**
 * Whether we may send to this address: https on the default port, a known push service, and no credentials in
 * it. The browser supplies the address, so without this check a stranger could direct our requests (PUSH-10).
 */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const plain = protocol === 'https:' && port === '' && username === '' && password === '';
  return plain && hosts.some((host) => host.test(hostname));
}
