/** Local names of large towns that the gazetteer names in English. */
const localNames: Readonly<Record<string, string>> = {
  'NL The Hague': 'Den Haag',
  'NL Almere Stad': 'Almere',
  'BE Brussels': 'Brussel',
  'DE Munich': 'München',
  'DE Cologne': 'Köln',
  'DE Nuremberg': 'Nürnberg',
  'AT Vienna': 'Wien',
  'CH Geneva': 'Genève',
  'DK Copenhagen': 'København',
  'DK Elsinore': 'Helsingør',
  'SE Gothenburg': 'Göteborg',
  'PL Warsaw': 'Warszawa',
  'IE Luimneach': 'Limerick',
  'IE Gaillimh': 'Galway',
  'IT Rome': 'Roma',
  'IT Milan': 'Milano',
  'IT Naples': 'Napoli',
  'IT Turin': 'Torino',
  'IT Genoa': 'Genova',
  'IT Florence': 'Firenze',
  'IT Venice': 'Venezia',
  'IT Padua': 'Padova',
  'IT Mantua': 'Mantova',
  'IT Syracuse': 'Siracusa',
  'ES Seville': 'Sevilla',
};

export function localPlaceName(country: string, name: string): string {
  return localNames[`${country} ${name}`] ?? name;
}
