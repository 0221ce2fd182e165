import type { Band } from '../portraits/portrait.ts';

const anyBand = [
  'Ik werk in de zorg en weet dus wat een lange dag is.',
  'Overdag sta ik voor de klas, ’s avonds ben ik uitgepraat. Bijna.',
  'Ik heb een winkeltje met papierwaren en te veel mooie pennen.',
  'Mijn werk is cijfers, mijn avonden gelukkig niet.',
  'Ik repareer fietsen en af en toe een humeur.',
  'Als kapper hoor ik alles en vertel ik niets.',
  'Ik rijd op de tram en zie de stad elke dag wakker worden.',
  'In het ziekenhuis draai ik nachten, dus mijn ochtend is jouw avond.',
  'Ik ben tuinman van beroep en binnenzitter op zondag.',
  'Ik maak websites voor mensen die zeggen dat het geen haast heeft.',
  'Ik bak brood voor een halve wijk en sta op als jij net droomt.',
  'Ik geef zwemles, mijn stem draagt dus ver.',
  'Bij de gemeente ken ik elk formulier, thuis geen enkele regel.',
  'Ik bouw decors voor theater: alles is hier half af en heel mooi.',
  'Ik werk op een boot die nooit ver komt.',
  'Als fysiotherapeut zie ik meteen wie er te lang zit.',
] as const;

/** Sentences about a person's work, in their own words. */
export const jobSentences: Readonly<Record<Band, readonly string[]>> = {
  young: [
    ...anyBand,
    'Ik studeer nog een jaartje en werk in een café met wiebelende tafels.',
    'Mijn eerste echte baan heb ik net, mijn eerste echte vrije maandag ook.',
    'Ik woon boven een snackbar en ruik het als het weekend is.',
    'Met drie huisgenoten en één badkamer leer je onderhandelen.',
  ],
  middle: [
    ...anyBand,
    'Co-ouder, dus om de week vol huis en om de week te veel stilte.',
    'Na twintig jaar kantoor ben ik voor mezelf begonnen, en het scheelt een stropdas.',
    'Ik verbouw al drie jaar een huis dat bijna af is.',
    'Twee pubers in huis: ik ben vertrouwd met drama en lege koelkasten.',
  ],
  senior: [
    'Ik werk nog twee dagen en geniet er vijf.',
    'Sinds mijn pensioen heb ik het drukker dan ooit, alleen met leukere dingen.',
    'Dertig jaar stond ik voor de klas; ik kan nog steeds kijken tot het stil is.',
    'Ik ben vrijwilliger in de bibliotheek en lees stiekem tijdens diensttijd.',
    'Vijf kleinkinderen, allemaal de liefste, en om zes uur weer naar huis.',
    'Mijn zaak deed ik over aan mijn dochter, de meningen hield ik.',
    'Ik was buschauffeur en ken van elk dorp het beste bankje.',
    'In de buurt ben ik degene met de ladder en de reservesleutels.',
    'Ik doe op maandag de boekhouding van het koor en op woensdag de valse noten.',
    'Op het volkstuincomplex ben ik de jongste, dat houd je nergens anders meer.',
    'Jarenlang verpleegkundige geweest, dus ik schrik nergens van.',
    'Ik geef nog les in aquarelleren, vooral in loslaten.',
  ],
};
