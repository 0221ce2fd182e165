import { describe, expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';
import { forbiddenSentences } from './forbidden-sentences.ts';

type Corpus = Readonly<Record<(typeof locales)[number], readonly string[]>>;

const meeting: Corpus = {
  nl: [
    'Zullen we een keer wat drinken?',
    'Ik wil graag met je afspreken.',
    'Wanneer zien we elkaar?',
    'Kom je bij mij thuis?',
    'Misschien spreken we volgende week af.',
    'Ik zie je snel, lieverd.',
  ],
  en: [
    'Shall we meet on Friday?',
    'I would love to go on a date with you.',
    'Come over tonight.',
    'See you tomorrow!',
    'Maybe one day in real life.',
    'Let’s grab a coffee together.',
  ],
  de: [
    'Wollen wir uns treffen?',
    'Wann sehen wir uns?',
    'Komm doch mal vorbei.',
    'Ich möchte dich persönlich kennenlernen.',
    'Wollen wir am Samstag etwas trinken?',
    'Ein Date mit dir wäre schön.',
  ],
  fr: [
    'On se voit quand ?',
    'J’aimerais te rencontrer.',
    'Viens chez moi ce soir.',
    'On pourrait boire un verre ensemble.',
    'Un rendez-vous samedi ?',
    'Je veux te voir en vrai.',
  ],
  es: [
    '¿Cuándo nos vemos?',
    'Me gustaría quedar contigo.',
    'Ven a mi casa.',
    'Podemos tomar algo juntos.',
    '¿Tenemos una cita el viernes?',
    'Quiero conocerte en persona.',
  ],
  it: [
    'Quando ci vediamo?',
    'Vorrei incontrarti.',
    'Vieni da me stasera.',
    'Possiamo bere qualcosa insieme.',
    'Ti va un appuntamento?',
    'Voglio vederti dal vivo.',
  ],
  pl: [
    'Kiedy się spotkamy?',
    'Chciałabym się z tobą spotkać.',
    'Przyjdź do mnie wieczorem.',
    'Możemy pójść razem na kolację.',
    'Może randka w piątek?',
    'Chcę cię poznać osobiście.',
  ],
  da: [
    'Skal vi mødes på fredag?',
    'Hvornår ses vi?',
    'Kom forbi i aften.',
    'Skal vi gå ud og spise?',
    'En date med dig ville være dejlig.',
    'Jeg vil se dig i virkeligheden.',
  ],
  no: [
    'Skal vi møtes på fredag?',
    'Når ses vi?',
    'Kom innom i kveld.',
    'Skal vi ta en kaffe?',
    'En date med deg hadde vært fint.',
    'Jeg vil treffe deg.',
  ],
  sv: [
    'Ska vi träffas på fredag?',
    'När ses vi?',
    'Kom förbi i kväll.',
    'Ska vi ta en fika?',
    'En dejt med dig vore trevligt.',
    'Jag vill träffa dig på riktigt.',
  ],
  fi: [
    'Tavataanko perjantaina?',
    'Milloin nähdään?',
    'Tule luokseni illalla.',
    'Mennäänkö kahville?',
    'Lähtisitkö treffeille kanssani?',
    'Haluan nähdä sinut livenä.',
  ],
};

const contact: Corpus = {
  nl: [
    'Wat is je telefoonnummer?',
    'Bel me maar.',
    'Mijn nummer is 0612345678.',
    'Zit je ook op WhatsApp?',
    'Mail me op anna@voorbeeld.nl',
    'Wat is je adres?',
  ],
  en: [
    'What is your number?',
    'Text me later.',
    'Find me on Telegram.',
    'My email is anna@example.com',
    'What is your last name?',
    'Give me a call: zero seven five five one two three.',
  ],
  de: [
    'Gib mir deine Nummer.',
    'Ruf mich an.',
    'Schreib mir eine Mail.',
    'Bist du bei WhatsApp?',
    'Wie ist deine Adresse?',
    'Mein Handy ist 0151 23456789.',
  ],
  fr: [
    'Donne-moi ton numéro.',
    'Appelle-moi ce soir.',
    'Tu es sur Instagram ?',
    'Quelle est ton adresse ?',
    'Mon mail est anna@exemple.fr',
    'Ton nom de famille ?',
  ],
  es: [
    'Dame tu número.',
    'Llámame esta noche.',
    '¿Tienes Telegram?',
    '¿Cuál es tu dirección?',
    'Mi correo es anna@ejemplo.es',
    '¿Cuál es tu apellido?',
  ],
  it: [
    'Dammi il tuo numero.',
    'Chiamami stasera.',
    'Sei su Instagram?',
    'Qual è il tuo indirizzo?',
    'La mia mail è anna@esempio.it',
    'Qual è il tuo cognome?',
  ],
  pl: [
    'Podaj mi swój numer.',
    'Zadzwoń do mnie.',
    'Jesteś na WhatsApp?',
    'Jaki masz adres?',
    'Mój mail to anna@przyklad.pl',
    'Jakie masz nazwisko?',
  ],
  da: [
    'Hvad er dit nummer?',
    'Ring til mig.',
    'Er du på Snapchat?',
    'Hvad er din adresse?',
    'Min mail er anna@eksempel.dk',
    'Hvad er dit efternavn?',
  ],
  no: [
    'Hva er nummeret ditt?',
    'Ring meg i kveld.',
    'Er du på Snapchat?',
    'Hva er adressen din?',
    'Min e-post er anna@eksempel.no',
    'Hva er etternavnet ditt, altså etternavn?',
  ],
  sv: [
    'Vad är ditt nummer?',
    'Ring mig i kväll.',
    'Finns du på Instagram?',
    'Vad är din adress?',
    'Min mejl är anna@exempel.se',
    'Vad är ditt efternamn?',
  ],
  fi: [
    'Mikä on numerosi?',
    'Soita minulle.',
    'Oletko Instagramissa?',
    'Mikä on osoitteesi?',
    'Sähköpostini on anna@esimerkki.fi',
    'Mikä on sukunimesi?',
  ],
};

const claim: Corpus = {
  nl: [
    'Ik ben echt hoor.',
    'Ik ben een echte vrouw.',
    'Ik ben geen bot.',
    'Mijn profiel is echt.',
    'Ik besta echt.',
  ],
  en: ['I am real.', 'I’m a real woman.', 'I am not a bot.', 'I really exist.', 'My profile is genuine.'],
  de: [
    'Ich bin echt.',
    'Ich bin eine echte Frau.',
    'Ich bin kein Bot.',
    'Mich gibt es wirklich.',
    'Mein Profil ist echt.',
  ],
  fr: [
    'Je suis réelle.',
    'Je suis une vraie femme.',
    'Je ne suis pas un robot.',
    'J’existe vraiment.',
    'Mon profil est vrai.',
  ],
  es: ['Soy real.', 'Soy una mujer real.', 'No soy un bot.', 'Existo de verdad.', 'Mi perfil es real.'],
  it: [
    'Sono reale.',
    'Sono una donna vera.',
    'Non sono un bot.',
    'Esisto davvero.',
    'Il mio profilo è vero.',
  ],
  pl: [
    'Jestem prawdziwa.',
    'Jestem prawdziwą kobietą.',
    'Nie jestem botem.',
    'Naprawdę istnieję.',
    'Mój profil jest prawdziwy.',
  ],
  da: [
    'Jeg er ægte.',
    'Jeg er en rigtig kvinde.',
    'Jeg er ikke en bot.',
    'Jeg findes virkelig.',
    'Min profil er ægte.',
  ],
  no: [
    'Jeg er ekte.',
    'Jeg er en ekte kvinne.',
    'Jeg er ikke en bot.',
    'Jeg finnes virkelig.',
    'Profilen min er ekte.',
  ],
  sv: [
    'Jag är äkta.',
    'Jag är en riktig kvinna.',
    'Jag är inte en bot.',
    'Jag finns på riktigt.',
    'Min profil är äkta.',
  ],
  fi: ['Olen aito.', 'Olen oikea nainen.', 'En ole botti.', 'Olen oikeasti olemassa.', 'Profiilini on aito.'],
};

const money: Corpus = {
  nl: ['Koop nog wat credits, dan praten we door.', 'Stuur me een roos.'],
  en: ['Buy more credits so we can go on.', 'Send me a rose.'],
  de: ['Kauf doch noch Credits.', 'Schick mir eine Rose.'],
  fr: ['Achète encore des crédits.', 'Envoie-moi une rose.'],
  es: ['Compra más créditos.', 'Mándame una rosa.'],
  it: ['Compra altri crediti.', 'Mandami una rosa.'],
  pl: ['Kup więcej kredytów.', 'Wyślij mi prezent.'],
  da: ['Køb flere credits.', 'Send mig en rose.'],
  no: ['Kjøp flere credits.', 'Send meg en rose.'],
  sv: ['Köp fler krediter.', 'Skicka mig en ros.'],
  fi: ['Osta lisää krediittejä.', 'Lähetä minulle ruusu.'],
};

const harmless: Corpus = {
  nl: [
    'Wat leuk dat je schrijft!',
    'Ik ben echt benieuwd wat je vandaag deed.',
    'Hou je van wandelen in de regen?',
    'Dat klinkt als een fijne dag.',
    'Mijn lievelingsboek gaat over de zee.',
    'We kunnen elkaar niet ontmoeten.',
    'Afspreken kan niet, want ik ben een fictief profiel.',
    'Onze redactie schrijft voor dit profiel.',
    'Welke muziek draai je op zondag?',
  ],
  en: [
    'How nice of you to write!',
    'I am really curious what you did today.',
    'Do you like walking in the rain?',
    'That sounds like a good day.',
    'My favourite book is about the sea.',
    'We cannot meet.',
    'This is a fictional profile and our editors write for it.',
    'What music do you play on Sundays?',
    'I would love to read more about your garden.',
  ],
  de: [
    'Schön, dass du schreibst!',
    'Ich bin echt gespannt, was du heute gemacht hast.',
    'Magst du Spaziergänge im Regen?',
    'Das klingt nach einem guten Tag.',
    'Mein Lieblingsbuch handelt vom Meer.',
    'Wir können uns nicht treffen.',
    'Für dieses Profil schreibt unsere Redaktion.',
    'Welche Musik hörst du sonntags?',
  ],
  fr: [
    'C’est gentil de m’écrire !',
    'Je suis curieuse de savoir ce que tu as fait.',
    'Tu aimes marcher sous la pluie ?',
    'Cela semble une belle journée.',
    'Mon livre préféré parle de la mer.',
    'Nous ne pouvons pas nous rencontrer.',
    'C’est notre rédaction qui écrit ici.',
    'Quelle musique écoutes-tu le dimanche ?',
  ],
  es: [
    '¡Qué bien que escribas!',
    'Tengo curiosidad por saber qué hiciste hoy.',
    '¿Te gusta pasear bajo la lluvia?',
    'Parece un buen día.',
    'Mi libro favorito habla del mar.',
    'No podemos vernos.',
    'Nuestra redacción escribe por este perfil.',
    '¿Qué música escuchas los domingos?',
  ],
  it: [
    'Che bello che scrivi!',
    'Sono curiosa di sapere cosa hai fatto oggi.',
    'Ti piace camminare sotto la pioggia?',
    'Sembra una bella giornata.',
    'Il mio libro preferito parla del mare.',
    'Non possiamo incontrarci.',
    'La nostra redazione scrive per questo profilo.',
    'Che musica ascolti la domenica?',
  ],
  pl: [
    'Jak miło, że piszesz!',
    'Jestem ciekawa, co dziś robiłeś.',
    'Lubisz spacery w deszczu?',
    'To brzmi jak dobry dzień.',
    'Moja ulubiona książka jest o morzu.',
    'Nie możemy się spotkać.',
    'Za ten profil pisze nasza redakcja.',
    'Jakiej muzyki słuchasz w niedziele?',
  ],
  da: [
    'Hvor er det dejligt, at du skriver!',
    'Jeg er virkelig nysgerrig på din dag.',
    'Kan du lide at gå tur i regnen?',
    'Det lyder som en god dag.',
    'Min yndlingsbog handler om havet.',
    'Vi kan ikke mødes.',
    'Vores redaktion skriver for denne profil.',
    'Hvilken musik hører du om søndagen?',
  ],
  no: [
    'Så hyggelig at du skriver!',
    'Jeg er virkelig nysgjerrig på dagen din.',
    'Liker du å gå tur i regnet?',
    'Det høres ut som en god dag.',
    'Yndlingsboka mi handler om havet.',
    'Vi kan ikke møtes.',
    'Redaksjonen vår skriver for denne profilen.',
    'Hvilken musikk hører du på om søndagen?',
  ],
  sv: [
    'Vad roligt att du skriver!',
    'Jag är verkligen nyfiken på din dag.',
    'Tycker du om att promenera i regn?',
    'Det låter som en bra dag.',
    'Min favoritbok handlar om havet.',
    'Vi kan inte träffas.',
    'Vår redaktion skriver för den här profilen.',
    'Vilken musik lyssnar du på om söndagarna?',
  ],
  fi: [
    'Mukavaa, että kirjoitat!',
    'Olen todella utelias kuulemaan päivästäsi.',
    'Pidätkö sateessa kävelystä?',
    'Se kuulostaa hyvältä päivältä.',
    'Lempikirjani kertoo merestä.',
    'Emme voi tavata.',
    'Toimituksemme kirjoittaa tämän profiilin puolesta.',
    'Millaista musiikkia kuuntelet sunnuntaisin?',
  ],
};

const kindsOf = (text: string) => forbiddenSentences(text).map(({ kind }) => kind);

describe.each(locales)('in %s', (language) => {
  test.each([
    ['promises_meeting', meeting],
    ['shares_contact', contact],
    ['claims_person', claim],
    ['wants_money', money],
  ] as const)('refuses every sentence of the corpus: %s [MEET-15d, FIC-10a]', (kind, corpus) => {
    const missed = corpus[language].filter((sentence) => !kindsOf(sentence).includes(kind));
    expect(missed).toEqual([]);
  });

  test('lets harmless and honest sentences pass [MEET-15d]', () => {
    expect(harmless[language].filter((sentence) => kindsOf(sentence).length > 0)).toEqual([]);
  });
});

test('names only the sentence that is refused [MEET-15d]', () => {
  const text = 'Wat een mooie tuin! Zullen we wat drinken? Ik lees graag meer.';
  expect(forbiddenSentences(text)).toEqual([
    { kind: 'promises_meeting', sentence: 'Zullen we wat drinken?' },
  ]);
});

test('refuses a number that is spread over sentences, and an honest denial turned into a question [MEET-15d]', () => {
  expect(kindsOf('Mijn geluksgetallen: 061. En 234. En 567.')).toEqual(['shares_contact']);
  expect(kindsOf('Kunnen we elkaar niet ontmoeten?')).toEqual(['promises_meeting']);
});
