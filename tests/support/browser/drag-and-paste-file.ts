import { writeFile } from 'node:fs/promises';
import { type Locator, type Page, test } from '@playwright/test';

interface HandedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Drags a file over a page. The browser receives it as from the system and creates the events itself. */
export async function dragFile(page: Page, file: HandedFile) {
  const path = test.info().outputPath(file.name);
  await writeFile(path, file.buffer);
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const dispatch = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, x: width / 2, y: height / 2, data });
  await dispatch('dragEnter');
  await dispatch('dragOver');
  return { drop: () => dispatch('drop') };
}

/** Copies a picture and pastes it into the field. */
export async function pasteFile(field: Locator, file: HandedFile): Promise<void> {
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async ({ bytes, type }) => {
      const blob = new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], { type });
      await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    },
    { bytes: file.buffer.toString('base64'), type: file.mimeType },
  );
  await field.press('ControlOrMeta+V');
}
