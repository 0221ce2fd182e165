import { readFileSync } from 'node:fs';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { languageCookie } from '#contract/kit/locale.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { textsIn } from '../browser/journey.ts';
import { type JourneyMember, makeMember } from '../browser/journey-member.ts';
import { buyPackage } from '../payments/buy-package.ts';
import { sendAs } from '../people/send-as.ts';
import { type Client, makeClient } from '../service/client.ts';
import type { RouteRole, RouteRow, TitleWords } from './route-table.ts';

/** A role that visits the routes. */
export interface RouteWalker {
  readonly role: RouteRole;
  readonly language: Locale;
  readonly client: Client;
  /** Null for the visitor. */
  readonly member: JourneyMember | null;
  readonly words: TitleWords;
  /** The address of a row for this walker. */
  readonly addressOf: (at: string) => string;
}

const titleLine = /^# (?<title>.+)$/m;

const wordsIn = async (language: Locale, client: Client, him: string): Promise<TitleWords> => {
  const { name, index_title } = (await client.api(getSettings, {})).answer.settings;
  return {
    text: textsIn(language),
    site: name,
    slogan: index_title,
    him,
    document: (page) => {
      const source = readFileSync(`texts/pages/${language}/${page}.md`, 'utf8');
      return (titleLine.exec(source)?.groups?.title ?? '').replaceAll('{site}', name);
    },
  };
};

/** Creates the three walkers, a man who wrote to both members, and an order of the premium member. */
export async function routeWorld(
  url: string,
  languages: Readonly<Record<RouteRole, Locale>>,
): Promise<readonly RouteWalker[]> {
  const visitor = makeClient(url);
  visitor.cookies.set(languageCookie, languages.visitor);
  const [him, free, premium] = await Promise.all([
    makeMember(url, 'nl', { gender: 'male', looking_for: 'female' }),
    makeMember(url, languages.free),
    makeMember(url, languages.premium),
  ]);
  const order = await buyPackage(premium.client);
  const walker = async (role: RouteRole, member: JourneyMember | null, chat: Id): Promise<RouteWalker> => {
    const client = member?.client ?? visitor;
    const places = { him: him.id, chat, order };
    return {
      role,
      language: languages[role],
      client,
      member,
      words: await wordsIn(languages[role], client, him.name),
      addressOf: (at) =>
        Object.entries(places).reduce((path, [name, id]) => path.replace(`{${name}}`, String(id)), at),
    };
  };
  const [chat, other] = [await sendAs(him, free, 'Hoi!'), await sendAs(him, premium, 'Hoi!')];
  return [
    await walker('visitor', null, chat),
    await walker('free', free, chat),
    await walker('premium', premium, other),
  ];
}

/** The title of a page for this walker. */
export function titleFor({ role, words }: RouteWalker, { at, title }: RouteRow): string {
  const own = typeof title === 'object' ? title[role] : title;
  if (own === undefined) throw new Error(`${at} has no title for ${role}`);
  const made = typeof own === 'string' ? words.text(own) : own(words);
  return made.includes(words.site) ? made : `${made} · ${words.site}`;
}
