import { addPhoto } from '#contract/photos/add-photo.ts';
import { handler } from '#server/platform/http/handler.ts';
import { uploadedFile } from '#server/platform/http/uploaded-file.ts';
import { storeUploadedPhoto } from './store-photo.ts';

export const addPhotoHandler = handler(addPhoto, async ({ site, member, language, input }, platform) => ({
  photo: await storeUploadedPhoto(platform, {
    site,
    member,
    language,
    file: uploadedFile(input.photo),
    clientId: input.client_id ?? null,
  }),
}));
