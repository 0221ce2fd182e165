import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * Words of passwords in the languages that have no published dictionary: Danish, Norwegian and Swedish.
 * Greetings, seasons, months, endearments and clubs, without accents and with them.
 */
const northern = [
  'adgangskode lösenord losenord passord hemmelig hemligt hemlighet velkommen välkommen valkommen',
  'sommer sommar vinter forår foraar efterår efteraar våren høst host mandag tirsdag onsdag torsdag fredag',
  'lørdag lordag søndag sondag lördag måndag tisdag januar februar marts mars april maj juni juli august',
  'september oktober november desember december januari februari augusti kærlighed kaerlighed kjærlighet',
  'kærlek karlek kärlek elsker elskling elskede älskling alskling skatter jegelskerdig jagälskardig',
  'jagalskardig jegelskerdeg danmark norge sverige københavn kobenhavn stockholm göteborg goteborg malmö',
  'malmo bergen trondheim aarhus odense fotball fotboll fodbold brøndby brondby rosenborg hammarby djurgården',
  'djurgarden familie familien familj mormor farmor bestemor hunden katten sjokolade chokolade choklad',
]
  .join(' ')
  .split(' ');

/**
 * Words of each language by frequency. Encyclopaedia words are left out: they double the memory for little.
 */
async function dictionaries(): Promise<Record<string, (string | number)[]>> {
  const [common, ...languages] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-nl-be'),
    import('@zxcvbn-ts/language-de'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-es-es'),
    import('@zxcvbn-ts/language-it'),
    import('@zxcvbn-ts/language-pl'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fi'),
  ]);
  const words = [common, ...languages].flatMap(({ dictionary }, number) =>
    Object.entries(dictionary)
      .filter(([name]) => !/wikipedia/u.test(name))
      .map(([name, list]) => [`${number} ${name}`, list] as const),
  );
  return { ...Object.fromEntries(words), northern };
}

/**
 * Loads the dictionaries of the site's languages. Takes half a second and 60 MB, so it happens at first use.
 */
export async function loadStrengthEstimator(): Promise<ZxcvbnFactory> {
  const { adjacencyGraphs } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({
    dictionary: await dictionaries(),
    graphs: adjacencyGraphs,
    // More spellings with digits for letters would take seconds for a password full of them.
    l33tMaxSubstitutions: 4,
    // A longer password is judged by its beginning, in under a tenth of a second.
    maxLength: 32,
  });
}
