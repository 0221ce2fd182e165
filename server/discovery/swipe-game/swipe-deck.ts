import { sql } from 'kysely';
import * as z from 'zod/mini';
import { oldestAge } from '#contract/discovery/criteria.ts';
import {
  deckSize,
  type SwipeCard,
  swipePauseDays,
  swipePictures,
} from '#contract/discovery/get-swipe-deck.ts';
import type { Id } from '#contract/kit/id.ts';
import { lookingFor } from '#contract/profiles/fields.ts';
import { loadShownPhotosOf } from '#server/photos/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { candidatesFor, seekerOf } from '../matches/candidates.sql.ts';
import { cardsWithDistance } from '../matches/cards-with-distance.ts';
import { birthDates } from '../search/birth-dates.ts';
import type { Fragment } from '../search/search-conditions.sql.ts';
import { gendersOf } from '../search/sought-gender.ts';
import { notSwiped } from './swipes.sql.ts';

const youngest = 18;
const walked = 1000;

export interface Swiper {
  readonly site: number;
  readonly member: Id;
  readonly now: Date;
}

/** Members swiped after this moment stay out of the deck. */
export const swipeCutoff = (now: Date): Date => addDays(now, -swipePauseDays);

/** The parts of the platform that a deck is read with. */
type Source = Pick<Platform, 'db' | 'keys' | 'clock'>;

async function cards(
  source: Source,
  { site, member, now }: Swiper,
  except: Fragment,
  most: number,
): Promise<SwipeCard[]> {
  const { db } = source;
  const own = await seekerOf(db, member);
  if (!own) return [];
  const found = await candidatesFor(db, {
    site,
    viewer: member,
    genders: gendersOf(z.parse(lookingFor, own.looking_for)),
    lookingFor: own.gender,
    country: null,
    born: birthDates(youngest, oldestAge, now),
    hideFictional: own.hides_fictional,
    near: own.near,
    nearMetres: own.near_metres ?? 0,
    except,
    walked,
    most,
  });
  const viewing = { site, viewer: member, now, interests: own.interests };
  const shown = (await cardsWithDistance(db, found, viewing)).map(({ card }) => card);
  const photos = await loadShownPhotosOf(
    source,
    shown.map(({ id }) => id),
    member,
  );
  return shown.map((card) => ({
    ...card,
    images: (photos.get(card.id) ?? [])
      .flatMap((photo) => ('image' in photo ? [photo.image] : []))
      .slice(0, swipePictures),
  }));
}

/** Returns the next cards of a member's deck, and whether there are more (DISC-6). */
export async function swipeDeck(
  source: Source,
  swiper: Swiper,
): Promise<{ results: SwipeCard[]; has_more: boolean }> {
  const found = await cards(source, swiper, notSwiped(swiper.member, swipeCutoff(swiper.now)), deckSize + 1);
  return { results: found.slice(0, deckSize), has_more: found.length > deckSize };
}

/** Returns one member as a card of the deck. Null if the member cannot be in the deck (any more). */
export async function swipeCardOf(source: Source, swiper: Swiper, other: Id): Promise<SwipeCard | null> {
  const [card] = await cards(source, swiper, sql`profiles.member_id = ${other}`, 1);
  return card ?? null;
}
