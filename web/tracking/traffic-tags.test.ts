import { expect, test } from 'vitest';
import { rememberedTags, rememberTags, tagsOf } from './traffic-tags.ts';

test('keeps the tags of the first page for the visit, and only those [SHELL-11c]', () => {
  const first = tagsOf(new URLSearchParams(`network=nw&sub2=b&step=3&ref=${'x'.repeat(300)}`));
  expect(first).toEqual({ network: 'nw', sub2: 'b', ref: 'x'.repeat(200) });
  rememberTags({});
  rememberTags(first);
  rememberTags({ network: 'other' });
  expect(rememberedTags()).toEqual(first);
});
