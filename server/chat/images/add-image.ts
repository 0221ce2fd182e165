import { addImage } from '#contract/chat/add-image.ts';
import { handler } from '#server/platform/http/handler.ts';
import { uploadedFile } from '#server/platform/http/uploaded-file.ts';
import { storeChatImage } from './store-chat-image.ts';

export const addImageHandler = handler(addImage, ({ site, member, input }, platform) =>
  storeChatImage(platform, site, { sender: member, clientId: input.client_id }, uploadedFile(input.image)),
);
