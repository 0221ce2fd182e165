import { describe, expect, test } from 'vitest';
import { isOther } from './answer-page.ts';

describe('an address that the page cache leaves to the normal path', () => {
  test.each([
    ['/api/user.php'],
    ['/assets/app.js'],
    ['/console'],
    ['/console/'],
    ['/console/cases?x=1'],
    ['/console.data'],
    ['/%63onsole/cases'],
    ['/Console'],
    ['//console'],
    ['/./console'],
    ['/members/../console'],
    ['/%61pi/user.php'],
    ['/?domain=other.example'],
    ['/?x=1&dom%61in=other.example'],
    ['http://other.example/'],
  ])('is %s, because of its path or its site [SITE-3b]', (url) => {
    expect(isOther(url)).toBe(true);
  });

  test.each([
    ['/'],
    ['/?utm_source=console'],
    ['/consoles'],
    ['/pages/terms?from=/api/'],
    ['/?subdomain=x'],
    ['/?next=%2F%3Fdomain%3Dx'],
    ['/pages/domain=x'],
  ])('is not %s, which only has the same letters [SITE-3b]', (url) => {
    expect(isOther(url)).toBe(false);
  });
});
