import { plainClauses } from '#contract/chat/is-harsh.ts';
import type { CareCause } from '#contract/chat/message.ts';
import { day, minute } from '#contract/kit/durations.ts';

type Worded = Exclude<CareCause, 'spending'>;

/**
 * Patterns that show that a member is vulnerable or expects to meet a fictional profile. They match the
 * output of `plainClauses`, all languages together. Health comes first because it is the most serious cause.
 */
const signs: readonly (readonly [Worded, readonly RegExp[]])[] = [
  [
    'health',
    [
      / (ernstig|ongeneeslijk|terminaal|chronisch|erg|heel) ziek /,
      / (heb|kreeg|krijg|met) (\S+ )?(kanker|chemo|een tumor|dementie|alzheimer|een depressie|een burn out) /,
      / (depressief|depressieve|zelfmoord|suicide|suicidaal) /,
      / (wil|wou|zou) (\S+ )?(niet meer leven|dood|er niet meer zijn) /,
      / (seriously|terminally|very|chronically) ill /,
      / (have|got|has) (\S+ )?(cancer|chemo|a tumour|a tumor|dementia|depression) /,
      / (depressed|suicidal|kill myself|end my life|want to die|don t want to live) /,
      / (schwer krank|krebs|depressiv|depressionen|selbstmord|nicht mehr leben) /,
      / (gravement malade|un cancer|depressif|depressive|suicide|me suicider|plus vivre) /,
      / (gravemente enfermo|gravemente enferma|tengo cancer|depresion|deprimido|deprimida|suicidarme|no quiero vivir) /,
      / (gravemente malato|gravemente malata|un cancro|tumore|depresso|depressa|suicidio|non voglio vivere) /,
      / (ciezko chory|ciezko chora|mam raka|depresje|samobojstwo|nie chce zyc) /,
      / (alvorligt syg|alvorlig syk|kræft|kreft|deprimeret|deprimert|selvmord) /,
      / (allvarligt sjuk|har cancer|fatt cancer|deprimerad|sjalvmord|vakavasti sairas|syopa|masentunut|itsemurha) /,
    ],
  ],
  [
    'money',
    [
      / (schulden|schuldsanering|schuldhulp|deurwaarder|incassobureau|bewindvoerder|voedselbank|failliet) /,
      / (geen|nauwelijks|bijna geen|te weinig) geld (meer )?/,
      / (sta|staat) (\S+ )?rood | laatste geld | geld (is )?op /,
      / kan (\S+ ){0,3}(niet|nauwelijks|amper) (meer )?(betalen|rondkomen) /,
      / (in debt|debts|debt collector|bailiff|bankrupt|overdrawn|food bank) /,
      / (no|hardly any|not enough) money | last (money|euro|euros|pound|pounds) | (can t|cannot|can not) (afford|pay) /,
      / (schulden|pleite|kein geld|nicht bezahlen|gerichtsvollzieher) /,
      / (endette|endettee|des dettes|plus d argent|pas d argent|huissier) /,
      / (deudas|endeudado|endeudada|no tengo dinero|sin dinero) /,
      / (debiti|indebitato|indebitata|non ho soldi|senza soldi) /,
      / (długi|długow|zadłuzony|zadłuzona|nie mam pieniedzy|komornik) /,
      / (gæld|gjeld|ingen penge|ingen penger|inkasso) /,
      / (mina skulder|inga pengar|kronofogden|velkaa|velkoja|ei ole rahaa|ulosotto) /,
    ],
  ],
  [
    'lonely',
    [
      / (eenzaam|eenzame|eenzaamheid|moederziel alleen) /,
      / (voel|voelde|ben) (me |mij )?(\S+ )?(zo|heel|erg|altijd|vaak|helemaal) alleen /,
      / (voel|voelde) (me|mij) (\S+ )?alleen /,
      / heb (\S+ )?niemand (meer|anders|om) | heb (\S+ )?niemand $/,
      / niemand (om mee te praten|die om me geeft|die van me houdt) /,
      / (lonely|loneliness|all alone|so alone|nobody to talk to|no one to talk to|have nobody|have no one|only friend) /,
      / (einsam|einsamkeit|ganz allein|niemanden) /,
      / (la solitude|tellement seul|tellement seule|tres seul|tres seule|toute seule|tout seul|personne a qui parler) /,
      / (me siento solo|me siento sola|la soledad|muy solo|muy sola|no tengo a nadie) /,
      / (mi sento solo|mi sento sola|solitudine|molto solo|molto sola|non ho nessuno) /,
      / (samotny|samotna|samotnosc|nie mam nikogo) /,
      / (ensom|ensomhed|ensomhet|helt alene|har ingen) /,
      / (ensam|ensamhet|helt ensam|yksinainen|yksinaisyys|ihan yksin) /,
    ],
  ],
  [
    'meeting',
    [
      / (afspreken|af te spreken|afspraakje|ontmoeting|in het echt zien|in het echie) /,
      /(?<!(leuk|fijn|aangenaam) (om )?((je|jou|u) )?(\S+ )?te) ontmoeten /,
      / (langskomen|langs komen|bij (jou|je|mij|me) (thuis )?(komen|langs)|kom (\S+ )?naar (jou|je|mij|me) (toe )?) /,
      / zullen we (\S+ ){0,3}(drinken|eten|uitgaan|zien) | wanneer (zien|zie) (\S+ )?(we|ik) (elkaar|je|jou) /,
      /(?<!(nice|good|great|glad|lovely|pleased) to) meet you /,
      / (meet up|meet me|meet in person|meet for|let s meet|shall we meet|can we meet|come over|see you in person|go on a date) /,
      / (treffen|verabreden|bei dir vorbei|im echten leben sehen) /,
      / (se rencontrer|te rencontrer|nous voir|se voir|un rendez vous) /,
      / (quedar contigo|quedamos|conocerte en persona|vernos) /,
      / (incontrarci|incontrarti|vederci|uscire insieme|a casa tua) /,
      / (spotkac|spotkajmy|spotkanie|spotkamy) /,
      / (møde dig|møte deg|møtes|ses i virkeligheden|mødes) /,
      / (traffas|traffa dig|ses pa riktigt|tavata|tavataan|treffit|treffeille) /,
    ],
  ],
];

/**
 * Credits spent on one fictional profile before the member is asked whether they want to continue (FIC-6).
 */
export const spendingLimit = 50;

/** The most serious sign of vulnerability in a text, or null if there is none (FIC-6). */
export function detectCareCause(text: string): Worded | null {
  const clauses = plainClauses(text);
  const found = signs.find(([, words]) => clauses.some((clause) => words.some((word) => word.test(clause))));
  return found?.[0] ?? null;
}

/** How long writing to a fictional profile is paused before the member may choose to continue (FIC-6). */
export const carePauseMilliseconds = 30 * minute;

/**
 * A cause reveals something about a member's health or money. It is deleted if they have not continued within
 * this time (GDPR-9).
 */
export const causeRetentionMilliseconds = 30 * day;

/** For this long after the choice to continue, words alone do not pause writing again. Spending does. */
const trustedMilliseconds = day;

export interface PauseFacts {
  /** The text that was sent, or null for a gift. */
  readonly text: string | null;
  /** Credits spent on the profile since the last pause, this message included. */
  readonly spent: number;
  readonly resumedAt: Date | null;
  readonly now: Date;
}

/** The cause for pausing after this message, or null if writing is not paused (FIC-6). */
export function pauseCauseAfter({ text, spent, resumedAt, now }: PauseFacts): CareCause | null {
  const trusted = resumedAt !== null && now.getTime() - resumedAt.getTime() < trustedMilliseconds;
  const said = text === null || trusted ? null : detectCareCause(text);
  return said ?? (spent >= spendingLimit ? 'spending' : null);
}

/** When the member may choose to continue. */
export const carePauseEnd = (pausedAt: Date): Date => new Date(pausedAt.getTime() + carePauseMilliseconds);
