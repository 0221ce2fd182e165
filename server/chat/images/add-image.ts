import { addImage } from '#contract/chat/add-image.ts';
import { handler } from '#server/platform/http/handler.ts';
import { uploadedFile } from '#server/platform/http/uploaded-file.ts';
import { takeImage } from './store-upload.ts';

export const addImageHandler = handler(addImage, ({ site, member, input }, platform) =>
  takeImage(platform, site, { sender: member, clientId: input.client_id }, uploadedFile(input.image)),
);
