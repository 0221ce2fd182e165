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

/**
 * Lengthens literal text by 40 %. Accents the letters, doubles vowels and adds `~` at the end for the rest.
 */
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
 * Turns an ICU message into the pseudo-language: readable, accented and 40 % longer. Placeholders, plural and
 * select branches and tags stay unchanged.
 */
export function pseudoMessage(message: string): string {
  return printAST(parse(message).map(stretched));
}
