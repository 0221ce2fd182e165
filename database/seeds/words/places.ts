/** A town of the demo. */
export interface SeedPlace {
  readonly country: string;
  /** ISO 3166-2. */
  readonly region: string;
  readonly name: string;
  /** Degrees, of the town centre, rounded to about 1 km. */
  readonly latitude: number;
  readonly longitude: number;
  /** Inhabitants in units of 20,000. */
  readonly weight: number;
}

// From GeoNames (CC BY 4.0): region, name, latitude, longitude, weight.
const rows = `
NL-NH|Amsterdam|52.37|4.89|37
NL-ZH|Rotterdam|51.92|4.48|30
NL-ZH|Den Haag|52.08|4.30|24
NL-UT|Utrecht|52.09|5.12|15
NL-NB|Eindhoven|51.44|5.48|10
NL-NB|Tilburg|51.56|5.09|10
NL-GR|Groningen|53.22|6.57|9
NL-FL|Almere|52.37|5.21|9
NL-NB|Breda|51.59|4.78|8
NL-GE|Nijmegen|51.84|5.85|8
NL-OV|Enschede|52.22|6.90|8
NL-NH|Haarlem|52.38|4.64|7
NL-GE|Arnhem|51.98|5.91|7
NL-NH|Zaanstad|52.45|4.81|7
NL-UT|Amersfoort|52.16|5.39|7
NL-GE|Apeldoorn|52.21|5.97|7
NL-NB|'s-Hertogenbosch|51.70|5.30|7
NL-NH|Hoofddorp|52.30|4.69|7
NL-LI|Maastricht|50.85|5.69|6
NL-ZH|Leiden|52.16|4.49|6
NL-ZH|Dordrecht|51.81|4.67|6
NL-ZH|Zoetermeer|52.06|4.49|6
NL-OV|Zwolle|52.51|6.09|6
NL-OV|Deventer|52.26|6.16|5
NL-ZH|Delft|52.01|4.36|5
NL-NH|Alkmaar|52.63|4.75|5
NL-LI|Heerlen|50.88|5.98|5
NL-LI|Venlo|51.37|6.17|5
NL-FR|Leeuwarden|53.20|5.81|5
NL-NH|Hilversum|52.22|5.18|4
NL-OV|Hengelo|52.27|6.79|4
NL-NH|Amstelveen|52.30|4.86|4
NL-NB|Roosendaal|51.53|4.47|4
NL-NH|Purmerend|52.51|4.96|4
NL-NB|Oss|51.77|5.52|4
NL-ZH|Schiedam|51.92|4.39|4
NL-ZH|Spijkenisse|51.84|4.33|4
NL-NB|Helmond|51.48|5.66|4
NL-ZH|Vlaardingen|51.91|4.34|4
NL-OV|Almelo|52.36|6.66|4
NL-ZH|Gouda|52.02|4.71|4
NL-FL|Lelystad|52.51|5.47|4
NL-ZH|Alphen aan den Rijn|52.13|4.66|4
NL-NH|Hoorn|52.64|5.06|3
NL-GE|Ede|52.03|5.66|3
NL-NB|Bergen op Zoom|51.49|4.29|3
NL-ZH|Capelle aan den IJssel|51.93|4.58|3
NL-DR|Assen|53.00|6.56|3
NL-UT|Nieuwegein|52.03|5.08|3
NL-UT|Veenendaal|52.03|5.56|3
NL-UT|Zeist|52.09|5.23|3
NL-NH|Den Helder|52.96|4.76|3
NL-OV|Hardenberg|52.58|6.62|3
NL-DR|Emmen|52.78|6.91|3
NL-NB|Oosterhout|51.65|4.86|3
NL-GE|Doetinchem|51.97|6.29|2
NL-LI|Kerkrade|50.87|6.06|2
NL-OV|Kampen|52.55|5.91|2
NL-LI|Weert|51.25|5.71|2
NL-UT|Woerden|52.09|4.88|2
NL-LI|Sittard|51.00|5.87|2
NL-NH|Heerhugowaard|52.67|4.85|2
NL-ZH|Rijswijk|52.04|4.33|2
NL-ZE|Middelburg|51.50|3.61|2
BE-BRU|Brussel|50.85|4.35|51
BE-VAN|Antwerpen|51.22|4.40|23
BE-VOV|Gent|51.05|3.72|12
BE-WHT|Charleroi|50.41|4.44|10
BE-WLG|Liège|50.63|5.57|9
BE-VWV|Brugge|51.21|3.22|6
BE-WNA|Namur|50.47|4.87|5
BE-VBR|Leuven|50.88|4.70|5
BE-WHT|Mons|50.45|3.95|5
BE-VOV|Aalst|50.94|4.04|4
BE-VAN|Mechelen|51.03|4.48|4
BE-WHT|La Louvière|50.49|4.19|4
BE-VWV|Kortrijk|50.83|3.26|4
BE-VLI|Hasselt|50.93|5.34|3
DE-BE|Berlin|52.52|13.41|171
DE-HH|Hamburg|53.55|9.99|87
DE-BY|München|48.14|11.58|63
DE-NW|Köln|50.93|6.95|48
DE-HE|Frankfurt am Main|50.12|8.68|33
DE-NW|Essen|51.46|7.01|30
DE-BW|Stuttgart|48.78|9.18|29
DE-NW|Dortmund|51.51|7.47|29
AT-9|Wien|48.21|16.37|85
AT-6|Graz|47.07|15.45|11
AT-4|Linz|48.31|14.29|10
FR-IDF|Paris|48.85|2.35|107
FR-PAC|Marseille|43.30|5.38|40
FR-ARA|Lyon|45.75|4.85|24
FR-OCC|Toulouse|43.60|1.44|22
GB-ENG|London|51.51|-0.13|378
GB-ENG|Birmingham|52.48|-1.90|49
GB-ENG|Liverpool|53.41|-2.98|43
GB-ENG|Nottingham|52.95|-1.15|36
GB-ENG|Sheffield|53.38|-1.47|34
IE-L|Dublin|53.33|-6.25|51
IE-M|Cork|51.90|-8.47|10
IE-M|Limerick|52.66|-8.62|5
US-NY|New York City|40.71|-74.01|409
US-CA|Los Angeles|34.05|-118.24|199
US-IL|Chicago|41.85|-87.65|136
CA-ON|Toronto|43.70|-79.42|130
CA-QC|Montréal|45.51|-73.59|80
CA-AB|Calgary|51.05|-114.09|51
AU-NSW|Sydney|-33.87|151.21|231
AU-VIC|Melbourne|-37.81|144.96|212
AU-QLD|Brisbane|-27.47|153.03|109
NZ-AUK|Auckland|-36.85|174.76|21
NZ-WGN|Wellington|-41.29|174.78|19
NZ-CAN|Christchurch|-43.53|172.63|18
CH-ZH|Zürich|47.37|8.55|17
CH-GE|Genève|46.20|6.15|9
CH-BS|Basel|47.56|7.57|8
DK-84|København|55.68|12.57|58
DK-82|Århus|56.16|10.21|12
DK-83|Odense|55.40|10.39|7
FI-18|Helsinki|60.17|24.94|28
FI-18|Espoo|60.21|24.65|13
FI-11|Tampere|61.50|23.79|10
NO-03|Oslo|59.91|10.75|29
NO-46|Bergen|60.39|5.32|11
NO-50|Trondheim|63.43|10.40|7
SE-AB|Stockholm|59.33|18.07|76
SE-O|Göteborg|57.71|11.97|29
SE-M|Malmö|55.61|13.00|15
PL-14|Warszawa|52.23|21.01|85
PL-10|Łódź|51.77|19.47|38
PL-12|Kraków|50.06|19.94|38
IT-62|Roma|41.89|12.51|116
IT-25|Milano|45.46|9.19|62
IT-72|Napoli|40.85|14.27|48
ES-MD|Madrid|40.42|-3.70|163
ES-CT|Barcelona|41.39|2.16|81
ES-VC|Valencia|39.47|-0.38|41
`;

/** The largest towns of the countries that the sites serve, most of them Dutch. */
export const seedPlaces: readonly SeedPlace[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [region = '', name = '', latitude, longitude, weight] = row.split('|');
    return {
      country: region.slice(0, 2),
      region,
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      weight: Number(weight),
    };
  });
