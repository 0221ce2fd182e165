import sharp from 'sharp';
import { addPhoto } from '#contract/photos/add-photo.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** Adds a photo of one colour as a member, through the API and without a browser. */
export async function addPhotoAs(member: JourneyMember, background = '#d6006e'): Promise<void> {
  const image = sharp({ create: { width: 600, height: 800, channels: 3, background } });
  const photo = new Blob([new Uint8Array(await image.png().toBuffer())]);
  (await member.client.api(addPhoto, { photo })).answer;
}
