import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  'aàbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoôpþrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÔPÞRŔSŠTŢUÛVṼWŴXẊYÝZŽ'
    .match(/../gu)
    ?.map((pair) => [...pair]) ?? [],
);

const share = 0.4;

/** Literal text: letters accented, vowels doubled until the text is 40 % longer, the rest made up at its end. */
const stretch = (text: string): string => {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0;
  let owed = Math.ceil(letters * share);
  let result = '';
  for (const sign of text) {
    const own = accented[sign] ?? sign;
    const doubled = owed > 0 && /[aeiouyAEIOUY]/.test(sign);
    if (doubled) owed -= 1;
    result += doubled ? own + own.toLowerCase() : own;
  }
  return letters > 1 ? result + '~'.repeat(owed) : result;
};

const stretched = (element: MessageFormatElement): MessageFormatElement => {
  if (element.type === TYPE.literal) return { ...element, value: stretch(element.value) };
  if (isTagElement(element)) return { ...element, children: element.children.map(stretched) };
  if (!isPluralElement(element) && !isSelectElement(element)) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(stretched) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
};

/**
 * An ICU message in the pseudo-language: readable, accented, 40 % longer, with its placeholders, plural and
 * select branches and tags as they were.
 */
export function pseudoMessage(message: string): string {
  return printAST(parse(message).map(stretched));
}
