import type { Locator } from '@playwright/test';

/** Zooms with two fingers that move apart. */
export async function pinch(target: Locator): Promise<void> {
  const page = target.page();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [middle, line] = [x + width / 2, y + height / 2];
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle - apart, y: line, id: 0 },
    { x: middle + apart, y: line, id: 1 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (let apart = 30; apart <= 100; apart += 10)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
