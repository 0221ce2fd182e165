/**
 * Patterns by language for a promise or a proposal of a meeting, matched against the output of
 * `plainClauses`. They prefer to refuse too much: the editor rewrites a sentence in seconds.
 */
export const meetings: Readonly<Record<string, readonly RegExp[]>> = {
  nl: [
    / (afspreken|afgesproken|afspraak|afspraakje|ontmoeting|ontmoeten|date|daten|dates|irl|in het echt|in het echie|in levenden lijve) /,
    / (spreken|spreek) (\S+ ){0,4}af | (langskomen|langs komen|kom (\S+ ){0,2}langs|samenkomen|bij (mij|jou|me) thuis|naar (mij|jou) toe) /,
    / (zullen|kunnen|gaan|laten) we (\S+ ){0,5}(zien|drinken|eten|uitgaan|wandelen|treffen) | (zie|zien) (ik |we )?(je|jou|elkaar) (\S+ ){0,3}(snel|binnenkort|morgen|straks|gauw|weekend|avond) /,
    / (wanneer|waar) (zien|zie|tref|treffen) (\S+ )?(we|ik|elkaar|je) /,
  ],
  en: [
    / (meet|meets|meeting|meetup|rendezvous|irl) | meet up | (go|going|take you) (\S+ )?(on a date|out (together|with me|for)|for (a )?(drink|coffee|dinner)) | (a|our|first) date | in real life | in person | face to face /,
    / (come|came|drop) (\S+ )?(over|by) | (see|seeing) (you|each other) (\S+ ){0,3}(soon|tonight|tomorrow|weekend|later|then|there) | visit (me|you) | (have|grab|get) (\S+ ){0,2}(drink|coffee|dinner|lunch) (\S+ )?together | (your|my) place /,
  ],
  de: [
    / (treffen|treffe|trifft|triff|verabreden|verabredung|verabredet|kennenlernen|kennen lernen|date|daten|dates|rendezvous|stelldichein|im echten leben|personlich sehen|in echt) /,
    / (vorbeikommen|vorbei kommen|komm (\S+ ){0,3}(vorbei|zu mir)|besuchen|besuch mich|zu mir|zu dir) | (sehen wir uns|wir sehen uns|uns sehen|dich sehen|wiedersehen) | wollen wir (\S+ ){0,4}(trinken|essen|ausgehen|spazieren) /,
  ],
  fr: [
    / (rencontrer|rencontre|rencontrons|rencontrerons|rendez vous|rdv|rencard|se voir|nous voir|te voir|vous voir|en vrai|en personne|dans la vraie vie) /,
    / (on se voit|on se verra|nous nous verrons|on se retrouve|passe (\S+ )?chez moi|viens (\S+ )?(chez moi|me voir)|chez (moi|toi)|passer (te|me) voir) | (boire|prendre) (\S+ )(verre|cafe) ensemble | (diner|sortir) ensemble /,
  ],
  es: [
    / (quedar|quedamos|quedemos|encontrarnos|encontremonos|encuentro|cita|citas|vernos|veamonos|nos vemos|nos veremos|verte|conocerte en persona|conocernos|en persona|en la vida real|cara a cara) /,
    / (ven|vente|pasate|pasa) (\S+ )?(a mi casa|por mi casa|a verme) | (en|a) (mi|tu) casa | (tomar|tomamos|tomemos) (\S+ ){1,2}juntos | salir juntos /,
  ],
  it: [
    / (incontrarci|incontriamoci|incontrarti|incontro|incontri|appuntamento|appuntamenti|vederci|vediamoci|ci vediamo|ci vedremo|vederti|di persona|dal vivo|nella vita reale|faccia a faccia|conoscerci) /,
    / (vieni|passa|vengo) (\S+ )?(da me|da te|a casa mia|a trovarmi) | casa (mia|tua) | (uscire|usciamo|cenare|ceniamo) (\S+ )?insieme | (bere|prendere|prendiamo) (\S+ ){1,2}insieme /,
  ],
  pl: [
    / (spotkac|spotkajmy|spotkamy|spotkanie|spotkania|spotkaniu|spotkasz|randka|randke|randki|randce|zobaczyc sie|zobaczymy|widzimy sie|umowic|umowimy|umowmy|na zywo|osobiscie|w realu|twarza w twarz) /,
    / (przyjdz|przyjedz|wpadnij|zapraszam) | (u mnie|u ciebie) w domu | (wypic|wypijmy|zjesc|pojsc) (\S+ ){0,2}(razem|kawe|kolacje) /,
  ],
  da: [
    / (møde|mødes|møder|mødet|mød|date|dates|dating|stævnemøde|i virkeligheden|ansigt til ansigt|personligt) /,
    / (ses|se dig|se hinanden|ser dig|ser hinanden) | (kom|komme) (\S+ )?(forbi|over|hjem til|pa besøg) | (hjemme )?hos (mig|dig) | (skal vi|vi skal|lad os) (\S+ ){0,4}(kaffe|drikke|spise|gatur|ud) /,
  ],
  no: [
    / (møte|møtes|møter|møtet|møt|treffe|treffes|treffer|treff|date|dates|stevnemøte|i virkeligheten|ansikt til ansikt|personlig) /,
    / (ses|se deg|se hverandre|ser deg|sees) | (kom|komme|kommer) (\S+ )?(innom|over|hjem til|pa besøk) | (hjemme )?hos (meg|deg) | (skal vi|vi skal|la oss) (\S+ ){0,4}(kaffe|drikke|spise|tur|ut) /,
  ],
  sv: [
    / (traffas|traffa|traffar|traffen|moter|motas|mota|ses|date|dejt|dejta|dejten|dejter|i verkligheten|pa riktigt|ansikte mot ansikte|personligen) /,
    / (se dig|se varandra|ser dig|syns) | (kom|komma|kommer) (\S+ )?(forbi|over|hem till|pa besok) | (hemma )?hos (mig|dig) | (ska vi|vi ska|lat oss) (\S+ ){0,4}(fika|kaffe|dricka|ata|promenad|ut) /,
  ],
  fi: [
    / (tavata|tavataan|tavataanko|tavattaisiinko|tapaan|tapaamme|tapaaminen|tapaamista|tapaamiseen|treffit|treffeille|treffeilla|treffata|treffataan|nahdaan|nahdaanko|naemme|kasvotusten|livena|oikeassa elamassa) /,
    / (tule|tulisitko|tuletko|poikkea) (\S+ )?(luokseni|meille|kylaan|kaymaan|mun luo) | (luokseni|luonani|luoksesi|luonasi) | (mennaanko|lahdetaanko|kaydaanko|mennaan|lahdetaan) (\S+ ){0,3}(kahville|syomaan|drinkille|kavelylle|ulos) /,
  ],
};

/** Whole clauses that say honestly that no meeting is possible. A question is never one of them. */
export const meetingDenials: readonly RegExp[] = [
  /^ (helaas |nee |dus |want )*((we|wij|je|ik) (kunnen|kan|kunt) (elkaar |mij |me |jou )?(helaas )?(nooit|niet) (echt )?(ontmoeten|afspreken)|(kunnen|kan) (we|wij|je|ik) (elkaar )?(helaas )?(nooit|niet) (echt )?(ontmoeten|afspreken)|afspreken kan (helaas |hier |met mij )*(niet|nooit)|(een )?(afspraak|ontmoeting) is (helaas )?(niet|nooit) mogelijk|afspreken is (helaas )?(niet|nooit) mogelijk) $/,
  /^ (sorry |unfortunately |no |so |and |but )*((we|you|i) (can not|cannot|can t|can never) (ever )?meet( up| me| you| each other)?|meeting (up )?is (not|never) possible|a meeting is (not|never) possible) $/,
  /^ (leider |nein |also |denn )*((wir|du|ich) (konnen|kannst|kann) (uns |mich |dich )?(leider )?(nicht|nie|niemals) treffen|ein treffen ist (leider )?(nicht|nie) moglich|(konnen|kann) (wir|ich) (uns |dich )?(leider )?(nicht|nie|niemals) treffen) $/,
  /^ (non |desole |desolee |malheureusement |donc )*((nous|on) ne (pouvons|peut|pourra) (pas|jamais) (nous |se )?(rencontrer|voir)|une rencontre (n est|ne sera) (pas|jamais) possible) $/,
  /^ (no |lo siento |por desgracia |asi que )*((no|nunca) podemos (vernos|quedar|encontrarnos|conocernos)|un encuentro no es posible|quedar no es posible) $/,
  /^ (no |mi dispiace |purtroppo |quindi )*(non possiamo (mai )?(incontrarci|vederci)|un incontro non e (mai )?possibile) $/,
  /^ (nie |niestety |przykro mi |wiec )*(nie mozemy (sie )?(nigdy )?(spotkac|zobaczyc)( sie)?|spotkanie nie jest mozliwe) $/,
  /^ (nej |desværre |sa )*((vi|du|jeg) kan (desværre )?(ikke|aldrig) (møde|mødes|ses)( dig| mig)?|et møde er (ikke|aldrig) muligt) $/,
  /^ (nei |dessverre |sa )*((vi|du|jeg) kan (dessverre )?(ikke|aldri) (møte|møtes|treffes|ses)( deg| meg)?|et møte er (ikke|aldri) mulig) $/,
  /^ (nej |tyvarr |sa )*((vi|du|jag) kan (tyvarr )?(inte|aldrig) (traffas|ses|motas)|en traff ar (inte|aldrig) mojlig) $/,
  /^ (ei |valitettavasti |joten )*((me )?emme voi (koskaan )?tavata|tapaaminen ei ole (koskaan )?mahdollista|emme voi nahda) $/,
];
