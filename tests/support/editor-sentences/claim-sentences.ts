import type { Corpus } from './corpus.ts';

/** Sentences of editors that claim to be a person, or want money. */
export const claim: Corpus = {
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

export const money: Corpus = {
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
