import type { Gender } from '#contract/profiles/fields.ts';
import type { Interest } from '#contract/sites/interest.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { createDeck } from './deck.ts';
import { type Band, bandOfAge } from './portraits/portrait.ts';
import type { Random } from './random.ts';
import { interestSentences } from './words/interest-sentences.ts';
import { jobSentences } from './words/jobs.ts';
import { nicheSentences } from './words/niche-sentences.ts';
import type { SeedPlace } from './words/places.ts';
import { abroad, endings, middles, openings } from './words/sentences.ts';

interface Writer {
  readonly gender: Gender;
  readonly age: number;
  readonly place: SeedPlace;
  readonly interests: readonly Interest[];
}

/** Share of members without a text. */
const silent = 0.3;

/**
 * Writes the members' texts about themselves, in Dutch; null for a member without a text. All texts differ.
 */
export function aboutWriter(niche: Niche, random: Random): (writer: Writer) => string | null {
  const opening = createDeck(random, openings);
  const middle = createDeck(random, middles);
  const ending = createDeck(random, endings);
  const foreigner = createDeck(random, abroad);
  const own = {
    female: createDeck(random, nicheSentences[niche].female),
    male: createDeck(random, nicheSentences[niche].male),
  };
  const job: Readonly<Record<Band, () => string>> = {
    young: createDeck(random, jobSentences.young),
    middle: createDeck(random, jobSentences.middle),
    senior: createDeck(random, jobSentences.senior),
  };
  const decks = new Map<Interest, () => string>();
  const about = (interest: Interest): string => {
    const sentences = interestSentences[interest];
    if (!sentences) return middle();
    const nextSentence = decks.get(interest) ?? createDeck(random, sentences);
    decks.set(interest, nextSentence);
    return nextSentence();
  };
  const shapes = createDeck<(writer: Writer, first: Interest, second: Interest) => string[]>(random, [
    ({ gender }, first) => [opening(), about(first), own[gender](), ending()],
    ({ gender, age }) => [job[bandOfAge(age)](), own[gender]()],
    ({ age }, first) => [opening(), job[bandOfAge(age)](), about(first)],
    (_, first, second) => [about(first), about(second), ending()],
    ({ gender }, first) => [own[gender](), about(first)],
    ({ gender, age }, first, second) => [
      opening(),
      job[bandOfAge(age)](),
      about(first),
      about(second),
      own[gender](),
      ending(),
    ],
    () => [opening(), middle()],
    ({ gender }) => [middle(), own[gender](), ending()],
    ({ age }, first) => [job[bandOfAge(age)](), about(first), ending()],
    ({ gender }, first, second) => [about(first), own[gender](), about(second)],
    ({ gender }) => [own[gender](), ending()],
  ]);

  const written = new Set<string>();
  const write = (writer: Writer): string => {
    const [first = 'coffee', second = 'music'] = random.shuffled(writer.interests);
    const sentences = shapes()(writer, first, second);
    const { country } = writer.place;
    if (country !== 'NL' && country !== 'BE') sentences.splice(1, 0, foreigner());
    const text = sentences.join(' ');
    if (written.has(text)) return write(writer);
    written.add(text);
    return text;
  };
  return (writer) => (random.chance(silent) ? null : write(writer));
}
