import { plainClauses } from '#contract/chat/is-harsh.ts';

/**
 * Patterns by language for the question whether somebody is real, matched against the output of
 * `plainClauses`. All languages are tried, because a member may write in another language than the screen's.
 * If a word also means "really" (`echt`), the pattern matches only at the end of the clause.
 */
const questions: Readonly<Record<string, readonly RegExp[]>> = {
  nl: [
    / (ben|bent|is) (jij|je|u|dit|dat|deze|die|hij|zij|ze)( profiel| vrouw| man)?( wel| nou| nu| eigenlijk| ook| dan| soms| misschien)* (echt|nep|fake|fictief|verzonnen|menselijk)( of .*| eigenlijk| dan| wel)? $/,
    / (ben|bent|is) (jij|je|u|dit|dat|deze|die|hij|zij|ze)( \S+){0,2} een (echte?|nep|fictief|verzonnen|menselijk)? ?(mens|persoon|vrouw|man|lid|profiel|nepprofiel|bot|chatbot|robot|computer|computerprogramma|ai|moderator|operator|chatmedewerker) /,
    / (praat|chat|spreek|schrijf|typ|app|heb) ik( \S+){0,3} (mens|persoon|bot|chatbot|robot|computer|ai|nepprofiel|echt iemand|echte? \S+) /,
    / (besta|bestaat) (jij|je|u) (wel |eigenlijk |nou )*(echt|wel|eigenlijk) /,
    / zit (hier|er|daar) (\S+ ){0,2}(mens|persoon|vrouw|man|iemand|computer|bot) achter /,
    / wie (schrijft|typt|zit|antwoordt|leest)( \S+){0,3} (hier|dit|achter|jouw berichten|je berichten|namens jou) /,
    / (echt of nep|mens of (bot|computer|robot|machine)) /,
  ],
  en: [
    / (are|r|is) (you|u|ya|this|that|she|he|it)( profile| person| woman| man)?( even| actually| really| for)* (real|fake|fictional|human|made up|an actual person|for real) /,
    / (are|r|is) (you|u|ya|this|that|she|he|it)( \S+){0,2} (a|an) (real |fake |actual |fictional |human |living )*(person|human|human being|woman|man|member|profile|bot|chatbot|robot|computer|machine|ai|moderator|operator) /,
    / am i (really |actually )?(talking|chatting|writing|speaking|texting) (to|with) (a |an )?(real|actual|human|person|bot|chatbot|robot|computer|machine|ai|someone real) /,
    / do you (really|actually|even) exist /,
    / who (is|s) (really |actually )?(writing|typing|answering|behind) /,
    / (real or fake|human or (a )?(bot|machine|robot)) /,
  ],
  de: [
    / (bist|sind|ist) (du|sie|das|dies|dieses profil|das profil)( \S+){0,2} (echt|real|fake|fiktiv|erfunden|ein mensch|ein echter mensch|eine echte frau|ein echter mann|eine echte person|ein bot|ein chatbot|ein roboter|ein computer|eine ki|ein fake|ein fakeprofil|moderator|moderatorin) /,
    / (schreibe|rede|spreche|chatte) ich( \S+){0,3} (mensch|menschen|bot|roboter|computer|ki|person) /,
    / (gibt es dich|existierst du) (wirklich|echt|uberhaupt) /,
    / wer (schreibt|antwortet|tippt|steckt) (hier|da|das|dahinter) /,
  ],
  fr: [
    / (es tu|tu es|t es|etes vous|vous etes|ce profil est|est ce que tu es)( bien| vraiment| une?)* (vrai|vraie|reel|reelle|fictif|fictive|faux|fausse|robot|bot|humain|humaine|vraie personne|personne reelle|ordinateur) /,
    / je (parle|ecris|discute|chatte) (a|avec) (un|une) (bot|robot|vrai|vraie|humain|machine|ordinateur|ia|personne) /,
    / (existes tu|tu existes|existez vous|vous existez) (vraiment|pour de vrai) /,
    / (un vrai|un faux) profil /,
    / qui (ecrit|repond) (ici|vraiment|derriere) /,
  ],
  es: [
    / (eres|es usted|es|sos)( \S+){0,2} (real|falso|falsa|ficticio|ficticia|humano|humana|un bot|un robot|una maquina|un perfil falso|una persona real|una persona de verdad|de verdad) $/,
    / (hablo|chateo|estoy hablando|escribo) con (un|una) (bot|robot|persona|maquina|humano|ordenador|ia) /,
    / existes (de verdad|realmente) | (de verdad|realmente) existes /,
    / quien (escribe|responde|esta detras) /,
  ],
  it: [
    / (sei|e|lei e)( \S+){0,2} (reale|vero|vera|finto|finta|falso|falsa|umano|umana|un bot|un robot|una persona vera|una persona reale|un profilo falso|un profilo finto) $/,
    / (parlo|scrivo|sto parlando|chatto) con (un|una) (bot|robot|persona|macchina|umano|computer|ia) /,
    / esisti (davvero|veramente|realmente) /,
    / chi (scrive|risponde|c e dietro) /,
  ],
  pl: [
    / (jestes|to)( \S+){0,2} (prawdziwa|prawdziwy|prawdziwe|prawdziwy profil|botem|robotem|człowiekiem|realna|realny|fikcyjna|fikcyjny|fejkiem|sztuczna inteligencja) /,
    / (pisze|rozmawiam|czatuje) z (\S+ )?(botem|robotem|człowiekiem|komputerem|osoba|maszyna) /,
    / czy (ty )?(naprawde )?istniejesz /,
    / kto (tu |tutaj )?(pisze|odpisuje) /,
  ],
  da: [
    / er (du|det|det her|denne profil|profilen)( \S+){0,2} (ægte|virkelig|falsk|fake|fiktiv|opdigtet|et menneske|et rigtigt menneske|en rigtig person|en bot|en robot|en computer) /,
    / (taler|skriver|chatter) jeg med (en|et) (rigtig \S+|rigtigt \S+|bot|robot|menneske|computer|maskine) /,
    / findes du (rigtigt|virkelig|overhovedet|i virkeligheden) /,
    / hvem (er det der )?(skriver|svarer) (her|egentlig) /,
  ],
  no: [
    / er (du|det|dette|denne profilen|profilen)( \S+){0,2} (ekte|virkelig|falsk|fake|fiktiv|oppdiktet|et menneske|et ekte menneske|en ekte person|en bot|en robot|en datamaskin) /,
    / (snakker|skriver|chatter|prater) jeg med (en|et) (ekte \S+|bot|robot|menneske|datamaskin|maskin) /,
    / (finnes|eksisterer) du (pa ordentlig|virkelig|egentlig|pa ekte) /,
  ],
  sv: [
    / ar (du|det|det har|den har profilen|profilen)( \S+){0,2} (akta|riktig|verklig|falsk|fejk|fake|fiktiv|pahittad|en manniska|en riktig manniska|en riktig person|en bot|en robot|en dator) /,
    / (pratar|skriver|chattar) jag med (en|ett) (riktig \S+|bot|robot|manniska|dator|maskin) /,
    / (finns|existerar) du (pa riktigt|verkligen|egentligen) /,
    / vem (ar det som )?(skriver|svarar) (har|egentligen) /,
  ],
  fi: [
    / (oletko|olet|onko|ootko|ooks)( sina| sa| te| tama| tama profiili)?( \S+){0,2} (aito|oikea|todellinen|botti|robotti|tekoaly|feikki|valeprofiili|keksitty|fiktiivinen|oikea ihminen|ihminen) /,
    / (puhunko|kirjoitanko|juttelenko|chattaanko)( \S+){0,2} (botin|robotin|ihmisen|koneen|tekoalyn) kanssa /,
    / oletko (\S+ )?olemassa /,
    / kuka (tassa |taalla )?(kirjoittaa|vastaa) /,
  ],
};

const all = Object.values(questions).flat();

/** Whether a text asks if its reader is a real person (FIC-5), in any of the eleven languages. */
export function asksIfReal(text: string): boolean {
  return plainClauses(text).some((clause) => all.some((question) => question.test(clause)));
}
