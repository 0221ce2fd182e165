/**
 * Patterns by language for a request for gifts, money or purchases, matched against the output of
 * `plainClauses` (FIC-10). `detailsIn` finds ways of payment.
 */
export const requestsForMoney: Readonly<Record<string, readonly RegExp[]>> = {
  nl: [
    / credits | (stuur|geef|schenk|koop) (\S+ ){0,4}(cadeau|cadeautje|gift|roos|rozen|champagne|chocola|geld) | (geld|euro|euros) (\S+ ){0,3}(nodig|lenen|sturen|geven|overmaken) | (premium|abonnement) /,
  ],
  en: [
    / credits | (send|give|buy|gift) (\S+ ){0,4}(gift|present|rose|roses|champagne|chocolate|chocolates|money) | (need|lend|borrow|send) (\S+ ){0,3}(money|cash|euros|pounds) | (premium|subscription) /,
  ],
  de: [
    / credits | (schick|schicke|schenk|schenke|gib|kauf|kaufe) (\S+ ){0,4}(geschenk|rose|rosen|champagner|schokolade|geld) | (brauche|leih|leihen|leihe) (\S+ ){0,3}(geld|euro) | (premium|abo|abonnement) /,
  ],
  fr: [
    / credits | (envoie|offre|donne|achete|envoyer|offrir) (\S+ ){0,4}(cadeau|rose|roses|champagne|chocolat|chocolats|argent) | (besoin|prete|preter) (\S+ ){0,3}(argent|euros) | (premium|abonnement) /,
  ],
  es: [
    / creditos | (manda|mandame|envia|enviame|regala|regalame|dame|compra|comprame) (\S+ ){0,4}(regalo|rosa|rosas|champan|chocolate|bombones|dinero) | (necesito|prestame|presta) (\S+ ){0,3}(dinero|euros) | (premium|suscripcion) /,
  ],
  it: [
    / crediti | (manda|mandami|regala|regalami|dammi|compra|comprami|inviami) (\S+ ){0,4}(regalo|rosa|rose|champagne|cioccolato|cioccolatini|soldi|denaro) | (bisogno|prestami|prestare) (\S+ ){0,3}(soldi|denaro|euro) | (premium|abbonamento) /,
  ],
  pl: [
    / (kredyty|kredytow) | (wyslij|przyslij|daj|kup|podaruj) (\S+ ){0,4}(prezent|roze|rozyczke|szampana|czekoladki|pieniadze) | (potrzebuje|pozycz) (\S+ ){0,3}(pieniedzy|pieniadze|złotych|euro) | (premium|abonament) /,
  ],
  da: [
    / (credits|kreditter) | (send|giv|køb) (\S+ ){0,4}(gave|rose|roser|champagne|chokolade|penge) | (mangler|brug for|lane) (\S+ ){0,3}(penge|kroner|euro) | (premium|abonnement) /,
  ],
  no: [
    / (credits|kreditter) | (send|gi|kjøp) (\S+ ){0,4}(gave|rose|roser|champagne|sjokolade|penger) | (trenger|lane) (\S+ ){0,3}(penger|kroner|euro) | (premium|abonnement) /,
  ],
  sv: [
    / (credits|krediter) | (skicka|ge|kop) (\S+ ){0,4}(present|gava|ros|rosor|champagne|choklad|pengar) | (behover|lana) (\S+ ){0,3}(pengar|kronor|euro) | (premium|abonnemang|prenumeration) /,
  ],
  fi: [
    / (krediitteja|krediitit|credits) | (laheta|anna|osta|lahjoita) (\S+ ){0,4}(lahja|lahjan|ruusu|ruusun|ruusuja|samppanjaa|suklaata|rahaa) | (tarvitsen|lainaa|lainaisitko) (\S+ ){0,3}(rahaa|euroa) | (premium|tilaus) /,
  ],
};
