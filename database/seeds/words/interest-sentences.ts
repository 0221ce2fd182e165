import type { Interest } from '#contract/sites/interest.ts';

/** Sentences about an interest, so that text and profile agree. */
export const interestSentences: Partial<Readonly<Record<Interest, readonly string[]>>> = {
  adventure: [
    'Een verkeerde afslag vind ik zelden een ramp.',
    'Als iemand vraagt of ik meedoe, zeg ik ja en daarna pas: waaraan?',
    'Ik heb een kaart aan de muur met meer vraagtekens dan vlaggetjes.',
  ],
  animals: [
    'Mijn kat heeft hier de leiding, ik betaal alleen de huur.',
    'Elke hond in de straat kent mij bij naam, andersom lukt het me ook aardig.',
    'Op de kinderboerderij val ik niet op tussen de vaste klanten.',
  ],
  art: [
    'Ik schilder, vooral als er niemand kijkt.',
    'In een museum sta ik het langst voor het kleinste doek.',
    'Mijn muren hangen vol met werk van schilders die niemand kent.',
  ],
  astrology: [
    'Ik lees mijn horoscoop alleen als hij gunstig is.',
    'Zeg me je sterrenbeeld en ik doe net alsof ik er verstand van heb.',
  ],
  bbq: [
    'Zodra het twaalf graden is, staat de barbecue buiten.',
    'Mijn marinade is geheim, tenzij je lief vraagt.',
  ],
  beach: [
    'Het strand vind ik het mooist in november, met een thermoskan en niemand.',
    'Ik zwem tot de vuurtoren en terug. Nou ja, tot de boei.',
    'Ergens in mijn auto ligt altijd zand.',
  ],
  beer: [
    'Ik kan tien minuten praten over één blond biertje.',
    'In de kelder gist iets wat ooit een tripel hoopt te worden.',
  ],
  biking: [
    'Op zaterdag zit ik op de racefiets, op zondag leg ik uit waarom ik niet kan lopen.',
    'Mijn beste ideeën krijg ik met tegenwind.',
    'Ik fiets overal heen, ook naar de overkant van de straat.',
  ],
  coffee: [
    'Praat pas met me na de tweede kop, maar dan ook de hele dag.',
    'Ik herken een goede koffiebar aan het geluid.',
    'Thuis staat een espressomachine die meer aandacht krijgt dan de planten.',
  ],
  cooking: [
    'Koken doe ik zonder recept en met te veel knoflook.',
    'Op zondag staat er hier iets acht uur lang op een laag vuur.',
    'Mijn lasagne heeft al twee ruzies opgelost.',
  ],
  dancing: [
    'Ik dans salsa met meer gevoel dan techniek.',
    'Bij een goed nummer blijft hier niemand zitten, de stoelen nauwelijks.',
    'Dinsdag is dansavond, al sinds jaren.',
  ],
  fashion: [
    'Ik heb een zwak voor mooie stoffen en slechte seizoenen.',
    'Mijn mooiste jas komt van een rommelmarkt en heeft een verleden.',
  ],
  foodie: [
    'Ik plan vakanties om de lunch heen.',
    'Van een kaart met vijf gerechten word ik blijer dan van een met vijftig.',
    'Het brood hier om de hoek is een reden om nooit te verhuizen.',
  ],
  gardening: [
    'Mijn moestuin levert vooral slakken op, en een goed humeur.',
    'Ik praat tegen de tomaten en ze luisteren beter dan de meeste mensen.',
    'In mei vind je me op mijn knieën tussen de dahlia’s.',
  ],
  gym: [
    'Drie keer per week naar de sportschool, één keer met plezier.',
    'Ik til zware dingen op en leg ze weer neer, het helpt echt.',
  ],
  hiking: [
    'Vorig jaar liep ik het Pieterpad, met twee blaren en een heleboel verhalen.',
    'Mijn wandelschoenen hebben meer gezien dan mijn koffer.',
    'Ik loop graag ver, het liefst met iets lekkers als eindpunt.',
  ],
  movies: [
    'Ik huil bij tekenfilms en lach bij horror.',
    'Na de aftiteling begint voor mij het leukste: napraten.',
    'Elke maandag draait hier een film van voor mijn geboorte.',
  ],
  music: [
    'Ik speel basgitaar, dus ik ben eraan gewend dat niemand kijkt.',
    'Mijn platenkast is op kleur gesorteerd, en ja, ik vind alles terug.',
    'Ik zing in een koor waar bijna niemand noten kan lezen.',
  ],
  outdoors: [
    'Slapen onder een tentdoek met regen erop: beter wordt het niet.',
    'Ik maak vuur met één lucifer. Meestal met drie.',
  ],
  party: [
    'Ik ben er als eerste en ga als laatste, daartussen sta ik in de keuken.',
    'Voor een feest met een thema haal ik alles uit de kast, letterlijk.',
  ],
  photography: [
    'Ik maak foto’s van deuren. Vraag niet waarom, vraag welke.',
    'Mijn oude camera heeft zesendertig kansen, dat maakt zuinig en gelukkig.',
  ],
  politics: [
    'Ik kan fel discussiëren en daarna gewoon samen afwassen.',
    'De krant lees ik van achter naar voren, dan valt het nieuws mee.',
  ],
  reading: [
    'Op mijn nachtkastje liggen vier boeken, in alle vier ben ik halverwege.',
    'Ik lees thrillers en kijk stiekem altijd eerst hoe het afloopt.',
    'Met een boek ben ik gelukkig, met iemand die voorleest nog meer.',
  ],
  shopping: [
    'Ik ga voor één ding naar de stad en kom terug met een vaas.',
    'Op rommelmarkten vind ik altijd iets wat niemand nodig had.',
  ],
  sports: [
    'Ik volleybal al jaren in hetzelfde team, en al jaren in dezelfde klasse.',
    'In de winter schaats ik, in de zomer praat ik erover.',
    'Sporten doe ik voor de taart erna.',
  ],
  sushi: [
    'Ik rol mijn eigen sushi; hij smaakt beter dan hij eruitziet.',
    'Voor goede sashimi rijd ik een uur om.',
  ],
  tattoos: [
    'Elke tatoeage heeft een verhaal, en één is een weddenschap.',
    'Er staat nog een tekening gepland, alleen de plek weet ik nog niet.',
  ],
  tea: [
    'Thee drink ik uit de grote pot, met een koekje dat eigenlijk voor bezoek was.',
    'Ik heb elf soorten thee en eentje die ik elke dag neem.',
  ],
  theater: [
    'Ik sta op de planken bij het buurttoneel, meestal als de schurk.',
    'Cabaret op vrijdag, en het hele weekend de beste grap nog een keer.',
  ],
  travelling: [
    'Ik leer Italiaans, vooral om te kunnen mopperen met mijn handen.',
    'Mijn oude camper haalt negentig, bergaf.',
    'Het mooiste van een nachttrein vind ik het ontbijt.',
  ],
  vegetarian: [
    'Ik kook zonder vlees en zonder preek.',
    'Mijn linzensoep heeft al menige vleeseter stil gekregen.',
  ],
  video_games: [
    'Ik verlies van mijn neefje met racen en noem dat opvoeding.',
    'Een avond samen gamen vind ik gezelliger dan een restaurant.',
  ],
  wine: [
    'Ik weet precies drie dingen van wijn en die vertel ik overtuigend.',
    'Een glas rood, een kaars en een lang verhaal: meer vraag ik niet.',
  ],
  bondage: [
    'Ik ken zeven knopen en van drie ken ik het verhaal.',
    'Geduld is voor mij het spannendste gereedschap.',
  ],
  hugging: [
    'Ik ben gediplomeerd knuffelaar, het diploma ben ik kwijt.',
    'Een lange omhelzing zegt meer dan mijn hele profiel.',
  ],
  kissing: ['Een goede zoen begint in een zin.', 'Over zoenen kan ik schrijven als een ander over voetbal.'],
  massages: [
    'Na een lange dag heb ik warme handen en alle tijd.',
    'Ik volgde een cursus massage en slaagde met een zucht van de docent.',
  ],
  lingerie: [
    'Het mooiste draag ik gewoon op dinsdag, onder een vest.',
    'Kant vind ik op zijn best als je het alleen vermoedt.',
  ],
};
