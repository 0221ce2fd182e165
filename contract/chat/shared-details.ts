/** Kinds of personal details that a text shares or asks for (TRUST-7, CHAT-8). */
export const detailKinds = ['bank', 'phone', 'email', 'messenger', 'address', 'money'] as const;

export type DetailKind = (typeof detailKinds)[number];

const remainder = (digits: string, by: number) =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % by, 0);

/** Checks the ISO 13616 checksum, so that mere lookalikes of account numbers are ignored. */
const isIban = (text: string): boolean => {
  const plain = text.replace(/\s/g, '').toUpperCase();
  if (plain.length < 15 || plain.length > 34) return false;
  const turned = `${plain.slice(4)}${plain.slice(0, 4)}`;
  return (
    remainder(
      turned.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`),
      97,
    ) === 1
  );
};

/** The checksum of card numbers (ISO 7812). */
const isCard = (text: string): boolean => {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

const isDate = (text: string) => /^\d{1,2}[-./ ]\d{1,2}[-./ ](19|20)\d{2}/.test(text);

/** A phone number as people write it: with a country code or a leading 0, nine digits or more. */
const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 9 && digits <= 15 && !isDate(text);
};

const some = (text: string, pattern: RegExp, holds: (match: string) => boolean): boolean =>
  [...text.matchAll(pattern)].some(([match]) => holds(match));

const finders: Readonly<Record<DetailKind, (text: string) => boolean>> = {
  bank: (text) =>
    some(text, /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/gi, isIban) ||
    some(text, /\b\d(?:[ -]?\d){12,18}\b/g, isCard),
  phone: (text) => some(text, /(?<![A-Z]{4} ?)(?:\+|\b0)\(?\d(?:[ .\-()/]{0,2}\d){7,13}\b/g, isPhone),
  email: (text) =>
    /[^\s@<>()]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}/i.test(text) ||
    /\b(at|apenstaartje|arroba)\b.{1,12}\b(gmail|hotmail|outlook|yahoo|icloud|live|ziggo|kpn)\b/i.test(text),
  messenger: (text) =>
    /\b(whats ?app|wa\.me|telegram|t\.me|snapchat|instagram|insta|kik|skype|wechat|viber|discord|onlyfans|facebook|tiktok)\b/i.test(
      text,
    ) ||
    /\b(op|via|on|auf|sur|en|su|my|mijn) (signal|snap|messenger|line)\b/i.test(text) ||
    /\b(https?:\/\/|www\.)\S/i.test(text) ||
    /\b[a-z0-9-]{2,}\.(com|net|org|info|nl|be|de|fr|eu|io|me|co|link|xyz|site|online|app)\b(?!@)/i.test(
      text.replace(/\S+@\S+/g, ' '),
    ),
  address: (text) =>
    /\b[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}\b/.test(text) ||
    /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/.test(text) ||
    /\p{L}+(straat|laan|weg|plein|kade|gracht|dreef|singel|stra(ss|ß)e|gatan|vej|gata) \d{1,4}\b/iu.test(
      text,
    ) ||
    /\b\d{1,4} \p{L}+ (street|road|avenue|lane|drive)\b/iu.test(text) ||
    /\b(rue|calle|via|ulica|ul\.) \p{L}+,? \d{1,4}\b/iu.test(text),
  money: (text) =>
    /\b(western union|moneygram|bitcoin|crypto|usdt|paysafecard|gift ?cards?|cadeaukaart(en)?|google play kaart(en)?|steam cards?|tikkie|overmaken|geld (lenen|sturen|voorschieten)|lend me|send me money|wire transfer|wise transfer)\b/i.test(
      text,
    ),
};

/** The kinds of details in a text, most serious first. */
export function detailsIn(text: string): readonly DetailKind[] {
  return detailKinds.filter((kind) => finders[kind](text));
}
