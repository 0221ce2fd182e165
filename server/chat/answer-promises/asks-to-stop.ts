import { plainClauses } from '#contract/chat/is-harsh.ts';

/** Patterns by language for the request to stop writing, matched against the output of `plainClauses`. */
const requests: Readonly<Record<string, readonly RegExp[]>> = {
  nl: [
    /^ (nu |gewoon |alsjeblieft )*(stop|hou op|houd op)( nu| nou| alsjeblieft| maar| ermee| er mee)* $/,
    / (stop|hou op|houd op|ophouden|stoppen) (\S+ )?met (\S+ )?(schrijven|sturen|berichten|berichtjes|appen|mailen) /,
    / laat (me|mij) (nu |nou |gewoon )?(met rust|gerust) | (schrijf|app|mail|stuur) (me|mij) (\S+ ){0,2}(niet|nooit|niets|niks) /,
    / (stuur|wil|hoef) (\S+ ){0,3}geen (berichten|berichtjes|contact) meer | wil niet meer (schrijven|praten|chatten) /,
  ],
  en: [
    /^ (please )?stop( it| now| please)* $/,
    / stop (writing|messaging|texting|contacting|sending|talking|bothering) | leave me (alone|in peace) /,
    / (don t|do not|never) (write|message|text|contact)( to)? me | no more messages | (don t|do not) want (to (talk|write|chat)|any more messages|more messages) /,
  ],
  de: [
    /^ (bitte )?(stop|stopp|hor auf|horen sie auf|lass das|schluss)( jetzt| bitte| damit)* $/,
    / (hor|hore|horen sie) (\S+ )?auf (\S+ )?(zu schreiben|mit) | lass(en sie)? mich (\S+ )?in ruhe | (schreib|schreibe|schreiben sie) mir (\S+ )?(nicht|nie|nichts) /,
    / keine nachrichten mehr | will nicht mehr (schreiben|reden|chatten) /,
  ],
  fr: [
    /^ (s il te plait |s il vous plait )?(stop|arrete|arretez|ca suffit)( maintenant| ca)* $/,
    / (arrete|arretez|cesse|cessez) de (\S+ )?(m ecrire|ecrire|m envoyer|me contacter) | (laisse|laissez) moi (tranquille|en paix) /,
    / ne (m ecris|m ecrivez|me contacte|me contactez|m envoie|m envoyez) (plus|pas) | plus de messages | ne veux plus (parler|ecrire|de messages) /,
  ],
  es: [
    /^ (por favor )?(stop|basta|para|para ya|dejalo)( ya| por favor)* $/,
    / (deja|dejen|deje|para) de (escribirme|escribir|mandarme|enviarme|contactarme) | dejame (en paz|tranquilo|tranquila) /,
    / no (me )?(escribas|escriba|mandes|envies|contactes)( \S+)? | no quiero (mas mensajes|hablar mas|escribir mas|seguir hablando) /,
  ],
  it: [
    /^ (per favore )?(stop|basta|smettila|smetti|fermati)( ora| adesso| per favore)* $/,
    / (smetti|smettila|finiscila) di (scrivermi|scrivere|mandarmi|contattarmi) | lasciami (in pace|stare|perdere) /,
    / non (scrivermi|mandarmi|contattarmi)( \S+)? | non (mi )?(scrivere|mandare) piu | non voglio piu (messaggi|parlare|scrivere) /,
  ],
  pl: [
    /^ (prosze )?(stop|przestan|dosc|dosyc)( juz| prosze)* $/,
    / przestan (\S+ )?(\S+ )?(pisac|wysyłac) | (daj|dajcie) mi (swiety )?spokoj | zostaw mnie | nie pisz( \S+){0,3} | nie chce (juz )?(wiecej )?(wiadomosci|pisac|rozmawiac) /,
  ],
  da: [
    /^ (vær sød og )?(stop|hold op)( nu| tak| det)* $/,
    / (stop|hold op) med at (skrive|sende|kontakte) | lad mig være | (skriv|send) ikke( \S+){0,2} | ikke flere beskeder | vil ikke (skrive|snakke|have flere) /,
  ],
  no: [
    /^ (vær sa snill )?(stopp|slutt|hold opp|gi deg)( na| takk| med det)* $/,
    / (slutt|stopp|hold opp) (a|med a) (skrive|sende|kontakte) | la meg (være )?(i fred|være) | ikke (skriv|send|kontakt) | (ingen|ikke) flere meldinger | vil ikke (skrive|snakke|prate) mer /,
  ],
  sv: [
    /^ (snalla )?(stopp|sluta|lagg av)( nu| tack)* $/,
    / sluta (att )?(skriva|skicka|kontakta|hora av) | lamna mig i fred | lat mig vara | (skriv|skicka) inte( \S+){0,2} | inga fler meddelanden | vill inte (skriva|prata|ha fler) /,
  ],
  fi: [
    /^ (ole kiltti ja )?(stop|lopeta|seis|riittaa)( nyt| jo| kiitos)* $/,
    / lopeta (\S+ )?(viestit|viestien|kirjoittaminen|kirjoittelu|viestittely) | (jata|anna) (minun|minut|mut|mun) (\S+ )?(rauhaan|olla) | ala (enaa )?(kirjoita|laheta|viestita)( \S+){0,2} | en halua (enaa )?(viesteja|kirjoittaa|jutella) /,
  ],
};

const all = Object.values(requests).flat();

/** Whether a member asks a fictional profile to stop writing (MEET-15), in any of the eleven languages. */
export const asksToStop = (text: string): boolean =>
  plainClauses(text).some((clause) => all.some((request) => request.test(clause)));
