import { expect } from '@playwright/test';
import sharp from 'sharp';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** Adds a photo of one colour as a member, through the API and without a browser. */
export async function addPhotoAs(member: JourneyMember, background = '#d6006e'): Promise<void> {
  const image = sharp({ create: { width: 600, height: 800, channels: 3, background } });
  const photo = new Blob([new Uint8Array(await image.png().toBuffer())]);
  (await member.client.api(addPhoto, { photo })).answer;
}

/** Uploads a photo and waits until the demo approved it. Returns the address of its card. */
export async function addApprovedPhotoAs(member: JourneyMember, picture: Uint8Array): Promise<string> {
  (await member.client.api(addPhoto, { photo: new Blob([new Uint8Array(picture)]) })).answer;
  let address = '';
  await expect(async () => {
    const { photos } = (await member.client.api(getOwnProfile, {})).answer.profile;
    expect(photos[0]?.status).toBe('active');
    address = `/media/${photos[0]?.image.card_filename}`;
  }).toPass({ timeout: 30_000 });
  return address;
}

/** The error that refuses a photo of a member. */
export async function refusalOfPhoto(member: JourneyMember, picture: Uint8Array) {
  const { problem } = await member.client.api(addPhoto, { photo: new Blob([new Uint8Array(picture)]) });
  return { code: problem.code, detail: problem.detail };
}
