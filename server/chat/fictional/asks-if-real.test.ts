import { describe, expect, test } from 'vitest';
import { asksIfReal } from './asks-if-real.ts';

describe('questions whether somebody is real', () => {
  test.each([
    'Ben jij echt?',
    'hoi, ben je wel echt?',
    'BEN JE ÉCHT??',
    'Ben je een bot?',
    'ben jij eigenlijk een echt mens',
    'Is dit profiel nep?',
    'Praat ik met een computer?',
    'schrijf ik met een echt persoon',
    'Besta je echt?',
    'Wie schrijft hier eigenlijk?',
    'Leuk. Mens of bot?',
    'Ben je een nepprofiel?',
  ])('recognizes in Dutch: %s [FIC-5a]', (text) => expect(asksIfReal(text)).toBe(true));

  test.each([
    'Are you real?',
    'r u a bot?',
    'are you even human',
    'Hi! Is this a fake profile?',
    'Am I talking to a real person?',
    'do you really exist?',
    'Who is writing this?',
    'real or fake?',
  ])('recognizes in English: %s [FIC-5a]', (text) => expect(asksIfReal(text)).toBe(true));

  test.each([
    ['German', 'Bist du echt?'],
    ['German', 'Schreibe ich mit einem Bot?'],
    ['French', 'Es-tu réelle ?'],
    ['French', "T'es un robot ?"],
    ['Spanish', '¿Eres real?'],
    ['Spanish', '¿Hablo con un robot?'],
    ['Italian', 'Sei vera?'],
    ['Italian', 'Esisti davvero?'],
    ['Polish', 'Czy jesteś prawdziwa?'],
    ['Polish', 'Czy jesteś botem?'],
    ['Danish', 'Er du ægte?'],
    ['Norwegian', 'Er du ekte?'],
    ['Swedish', 'Är du en riktig människa?'],
    ['Finnish', 'Oletko aito ihminen?'],
  ])('recognizes in %s: %s [FIC-5a]', (_, text) => expect(asksIfReal(text)).toBe(true));

  test.each([
    'Hoi, hoe is het?',
    'Ben je echt zo lief?',
    'Echt waar? Leuk!',
    'Ik ben een echte zeiler.',
    'What a real treat!',
    'Are you really coming?',
    'I was talking to my mother',
    'Bist du heute zu Hause?',
    'Tu es belle',
    'Eres muy guapa',
    '🙂',
    '',
  ])('ignores other questions: %s [FIC-5a]', (text) => expect(asksIfReal(text)).toBe(false));
});
