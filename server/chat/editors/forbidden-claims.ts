/**
 * Patterns by language for the claim that a real person or a member writes, matched against the output of
 * `plainClauses` (FIC-5, FIC-10).
 */
export const claims: Readonly<Record<string, readonly RegExp[]>> = {
  nl: [
    / ik ben (gewoon |wel |heus |toch |zeker |dus )*(echt|menselijk|van vlees en bloed)( hoor| hor)? $/,
    / ik ben (\S+ ){0,2}een (echte?|gewoon|gewone|levende?) (\S+ )?(mens|persoon|vrouw|man|meid|meisje|jongen|lid) /,
    / (ik ben|dit is|ik heb) (\S+ ){0,2}(geen|niet) (\S+ )?(bot|robot|computer|chatbot|programma|nep|nepprofiel|fake|fictief|verzonnen|ai) | ik besta (\S+ )?(echt|wel) | mijn profiel is (\S+ )?(echt|geen|niet) /,
  ],
  en: [
    / (i am|i m|im) (very |totally |really |absolutely |definitely )*(real|human|an actual person|flesh and blood) /,
    / (i am|i m|im) (\S+ )?an? (\S+ )?(real|actual|genuine|living|normal) (\S+ )?(person|human|woman|man|girl|guy|member) | (i am|i m|im|this is) (not|no) (a |an )?(\S+ )?(bot|robot|computer|fake|fictional|machine|ai|chatbot) | i (really |do )+exist | my profile is (real|genuine|not) /,
  ],
  de: [
    / ich bin (wirklich |ganz |schon |doch )*(echt|real|menschlich|aus fleisch und blut) $/,
    / ich bin (\S+ ){0,2}(ein|eine) (echte|echter|reale|realer|richtige|richtiger|normale|normaler) (\S+ )?(mensch|person|frau|mann|mitglied) | ich bin (\S+ ){0,2}(kein|keine|nicht) (\S+ )?(bot|roboter|computer|fake|fakeprofil|fiktiv|ki|maschine|erfunden|fiktives) | (mich gibt es|ich existiere) (wirklich|echt) | mein profil ist (\S+ )?(echt|kein|nicht) /,
  ],
  fr: [
    / je suis (bien |vraiment |tout a fait )*(reel|reelle|vrai|vraie|humain|humaine|en chair et en os) /,
    / je suis (\S+ ){0,2}une? (vraie?|personne reelle|personne vraie|etre humain)( \S+)? | je ne suis (pas|nullement) (\S+ )?(\S+ )?(robot|bot|faux|fausse|fictif|fictive|ordinateur|machine|ia) | j existe (vraiment|bel et bien|pour de vrai) | mon profil (est (vrai|reel)|n est pas) /,
  ],
  es: [
    / soy (muy |totalmente |bien )*(real|humano|humana|de verdad|de carne y hueso) /,
    / soy (\S+ ){0,2}una? (\S+ )?(persona|mujer|hombre|chica|chico) (real|de verdad|de carne y hueso|autentica|autentico) | no soy (un |una )?(\S+ )?(bot|robot|falso|falsa|ficticio|ficticia|maquina|ordenador|ia) | existo (de verdad|realmente) | mi perfil (es (real|verdadero|autentico)|no es) /,
  ],
  it: [
    / sono (davvero |proprio |assolutamente )*(reale|vero|vera|umano|umana|in carne e ossa) /,
    / sono (\S+ ){0,2}una? (\S+ )?(persona|donna|uomo|ragazza|ragazzo) (vera|vero|reale|in carne e ossa) | sono una? (vera|vero) (\S+) | non sono (un |una )?(\S+ )?(bot|robot|finto|finta|falso|falsa|fittizio|fittizia|computer|macchina|ia) | esisto (davvero|veramente) | il mio profilo (e (vero|reale)|non e) /,
  ],
  pl: [
    / jestem (naprawde |jak najbardziej |w pełni )*(prawdziwa|prawdziwy|realna|realny|człowiekiem|z krwi i kosci) /,
    / jestem (\S+ )?(prawdziwa|prawdziwym|realna|realnym|zywa|zywym) (osoba|kobieta|człowiekiem|mezczyzna) | nie jestem (\S+ )?(botem|robotem|komputerem|maszyna|fikcyjna|fikcyjny|fejkiem|zmyslona|sztuczna) | (naprawde istnieje|istnieje naprawde) | moj profil (jest prawdziwy|nie jest) /,
  ],
  da: [
    / jeg er (helt |virkelig |faktisk )*(ægte|virkelig|rigtig|et menneske|af kød og blod) $/,
    / jeg er (\S+ )?(et|en) (ægte|rigtigt|rigtig|virkelig|levende) (menneske|person|kvinde|mand|pige|fyr) | jeg er ikke (\S+ )?(\S+ )?(bot|robot|computer|falsk|fake|fiktiv|opdigtet|maskine) | jeg findes (virkelig|rigtigt|faktisk) | min profil er (ægte|rigtig|ikke) /,
  ],
  no: [
    / jeg er (helt |virkelig |faktisk )*(ekte|virkelig|et menneske|av kjøtt og blod) $/,
    / jeg er (\S+ )?(et|en) (ekte|virkelig|levende|vanlig) (menneske|person|kvinne|mann|jente|fyr) | jeg er ikke (\S+ )?(\S+ )?(bot|robot|datamaskin|falsk|fake|fiktiv|oppdiktet|maskin) | jeg (finnes|eksisterer) (virkelig|faktisk|pa ordentlig) | profilen min er (ekte|ikke) /,
  ],
  sv: [
    / jag ar (helt |verkligen |faktiskt )*(akta|verklig|riktig|en manniska|av kott och blod) $/,
    / jag ar (\S+ )?en (akta|riktig|verklig|levande|vanlig) (manniska|person|kvinna|man|tjej|kille) | jag ar inte (\S+ )?(\S+ )?(bot|robot|dator|falsk|fejk|fake|fiktiv|pahittad|maskin) | jag (finns|existerar) (verkligen|faktiskt|pa riktigt) | min profil ar (akta|riktig|inte) /,
  ],
  fi: [
    / (mina )?(olen|oon) (ihan |aivan |todella |tosi )*(aito|oikea|todellinen|ihminen|lihaa ja verta) $/,
    / (olen|oon) (\S+ )?(aito|oikea|todellinen|elava|tavallinen) (ihminen|henkilo|nainen|mies|tytto|poika) | (en ole|enka ole) (\S+ )?(botti|robotti|kone|tietokone|tekoaly|feikki|valeprofiili|keksitty|fiktiivinen) | olen (oikeasti |todella )+olemassa | profiilini (on aito|on oikea|ei ole) /,
  ],
};
