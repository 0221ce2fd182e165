import { afterEach, expect, test, vi } from 'vitest';
import { emojiData } from './emoji-data.ts';
import { keepSkinTone, keptSkinTone } from './skin-tone.ts';

afterEach(() => vi.unstubAllGlobals());

test('offers hands in every skin tone, and other emoji as they are [CHAT-2d]', async () => {
  const { emojis } = await emojiData('nl', (key) => key);
  const skinsOf = (wanted: string) => emojis.find(({ emoji }) => emoji === wanted)?.skins;
  expect(skinsOf('👋')).toEqual({
    light: '👋🏻',
    'medium-light': '👋🏼',
    medium: '👋🏽',
    'medium-dark': '👋🏾',
    dark: '👋🏿',
  });
  expect(skinsOf('🌹')).toBeUndefined();
});

test('remembers the skin tone on this device and ignores unknown values [CHAT-2d]', () => {
  expect(keptSkinTone()).toBe('none');
  keepSkinTone('medium-dark');
  expect(keptSkinTone()).toBe('medium-dark');
  localStorage.setItem('vonk.skin-tone', 'blue');
  expect(keptSkinTone()).toBe('none');
  vi.stubGlobal('localStorage', undefined);
  keepSkinTone('dark');
  expect(keptSkinTone()).toBe('none');
});
