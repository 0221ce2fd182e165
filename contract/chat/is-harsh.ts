/**
 * Splits a text into normalized clauses: lower case, no accents or punctuation, one space between words and
 * at both ends. `Ben jij écht?` becomes ` ben jij echt `.
 */
export function plainClauses(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[.!?…\n,;:]+/u)
    .map((clause) => ` ${clause.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `)
    .filter((clause) => clause.trim() !== '');
}

/** Insults and threats by language, matched against the output of `plainClauses`. Whole words only. */
const insults: Readonly<Record<string, RegExp>> = {
  nl: / (hoer|kankerhoer|kuthoer|slet|kutwijf|kankerwijf|teringwijf|tyfuswijf|klootzak|kankerlijer|teringlijer|mongool|flikker|eikel|trut|teef|(hou|houd) je (bek|smoel|kop)|rot op|val dood|sterf|maak je dood|ik maak je (dood|kapot)|ik weet je te vinden|vetzak|lelijk wijf|vuil wijf|dikke (koe|zeug|pad)) /,
  en: / (bitch|slut|whore|cunt|faggot|retard|asshole|kill yourself|i will (kill|find|hurt) you|i ll (kill|find|hurt) you|fuck you|fuck off|go die|piece of shit|shut (the fuck )?up|ugly (bitch|cow|pig)|fat (bitch|cow|pig)) /,
  de: / (schlampe|hure|fotze|arschloch|wichser|hurensohn|missgeburt|halt (die fresse|s maul)|verpiss dich|fick dich|bring dich um|ich bring dich um|fette sau) /,
  fr: / (salope|pute|connard|connasse|encule|pouffiasse|grosse vache|ferme ta gueule|ta gueule|va te faire foutre|creve|je vais te (tuer|trouver)) /,
  es: / (puta|zorra|gilipollas|hijo de puta|maricon|cabron|imbecil|callate|vete a la mierda|muerete|te voy a (matar|encontrar)) /,
  it: / (puttana|troia|stronza|stronzo|vaffanculo|zoccola|testa di cazzo|muori|ti ammazzo|stai zitta) /,
  pl: / (kurwa|suka|dziwka|szmata|spierdalaj|zamknij sie|zabije cie|zdechnij|gruba swinia) /,
  da: / (luder|kælling|møgso|hold kæft|fuck dig|jeg slår dig ihjel|klamme svin) /,
  no: / (hore|kjerring|drittsekk|hold kjeft|faen ta deg|jeg skal drepe deg|feite gris) /,
  sv: / (hora|fitta|subba|hall kaften|dra at helvete|jag ska doda dig|feta gris) /,
  fi: / (huora|lutka|turpa kiinni|haista vittu|tapan sinut|kuole) /,
};

const all = Object.values(insults);

/**
 * Whether a text is likely to hurt (TRUST-6). The same word may be playful between members who know each
 * other, so this leads to questions and warnings but never to a refusal.
 */
export function isHarsh(text: string): boolean {
  return plainClauses(text).some((clause) => all.some((insult) => insult.test(clause)));
}
