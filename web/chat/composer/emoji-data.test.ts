import { afterEach, expect, test, vi } from 'vitest';
import { emojiData } from './emoji-data.ts';
import { keepSkinTone, keptSkinTone } from './skin-tone.ts';

afterEach(() => vi.unstubAllGlobals());

test('[CHAT-8] hands come in every skin, what has none in its own alone', async () => {
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

test('[CHAT-8] the chosen skin is kept on this device, and what is not one of them is none', () => {
  expect(keptSkinTone()).toBe('none');
  keepSkinTone('medium-dark');
  expect(keptSkinTone()).toBe('medium-dark');
  localStorage.setItem('vonk.skin-tone', 'blue');
  expect(keptSkinTone()).toBe('none');
  vi.stubGlobal('localStorage', undefined);
  keepSkinTone('dark');
  expect(keptSkinTone()).toBe('none');
});
