/** The digits from 0 to 9 as words, in the languages of the service, in lower case and without accents. */
const digits = [
  'nul een twee drie vier vijf zes zeven acht negen',
  'zero one two three four five six seven eight nine oh',
  'null eins zwei zwo drei vier funf sechs sieben acht neun',
  'zero un deux trois quatre cinq six sept huit neuf',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'zero uno due tre quattro cinque sei sette otto nove',
  'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec',
  'noll ett tva tre fyra fem sex sju atta nio',
  'nul en to tre fire fem seks syv otte ni',
  'null en to tre fire fem seks sju atte ni',
  'nolla yksi kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan',
].flatMap((language) => language.split(' '));

const words = [...new Set(digits)].sort((one, other) => other.length - one.length);
const glued = new RegExp(`^(?:${words.join('|')}){4,}$`);
const single = new RegExp(`^(?:${words.join('|')}|\\p{Nd}{1,3})$`, 'u');

/** Five digits in a row are a part of a number that somebody dictates. */
const fewest = 5;

/** Whether a text, in lower case and without accents, spells a number digit by digit. */
export function spellsNumber(text: string): boolean {
  let run = 0;
  for (const token of text.split(/[^\p{L}\p{Nd}]+/u)) {
    if (glued.test(token)) return true;
    run = single.test(token) ? run + 1 : 0;
    if (run >= fewest) return true;
  }
  return false;
}
