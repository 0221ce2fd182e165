/**
 * Patterns by language for a request for contact details, or an offer of them, matched against the output of
 * `plainClauses`. `sharesContact` finds the details themselves.
 */
export const contacts: Readonly<Record<string, readonly RegExp[]>> = {
  nl: [
    / (telefoonnummer|nummer|mobiel|mobieltje|06|e mail|email|mailadres|e mailadres|emailadres|mailtje|appje|app) /,
    / (bel|mail|app|sms) (\S+ )?(me|mij|je|jou) | (bellen|mailen|appen|sms en|videobellen) | (jouw|je|mijn|het) (\S+ )?(adres|achternaam|profiel op) | waar (woon|werk) je precies /,
  ],
  en: [
    / (phone|phone number|number|cell|mobile|e mail|email|e mails|inbox|socials|surname|last name|address) | (call|text|ring|phone) (\S+ )?(me|you) | (facetime|video call|voice call) | where (exactly )?do you (live|work) exactly | dm me /,
  ],
  de: [
    / (telefonnummer|handynummer|nummer|handy|telefon|e mail|email|mail|mailadresse|e mailadresse|adresse|anschrift|nachname|nachnamen) | (ruf|rufe|rufen) (\S+ ){0,2}an | (anrufen|telefonieren|simsen|videoanruf) | (schreib|schick) (\S+ )?(mir )?(eine )?(mail|sms) | wo (genau )?wohnst du genau /,
  ],
  fr: [
    / (telephone|numero|portable|mobile|mail|e mail|email|courriel|adresse|nom de famille|06|07) | (appelle|appelez|appeler|telephone) (moi|te|toi|vous) | (t appeler|m appeler au|appel video|sms|texto) | ou (est ce que )?(tu )?habites( tu)? exactement /,
  ],
  es: [
    / (telefono|numero|movil|celular|correo|e mail|email|mail|direccion|apellido|apellidos) | (llamame|llamarte|llamarme|llamada|videollamada|sms|escribeme (a|al|por)) | donde (exactamente )?vives exactamente /,
  ],
  it: [
    / (telefono|numero|cellulare|e mail|email|mail|posta elettronica|indirizzo|cognome) | (chiamami|chiamarti|chiamarmi|telefonami|telefonarti|telefonata|videochiamata|sms) | dove abiti (di preciso|esattamente) /,
  ],
  pl: [
    / (telefon|telefonu|telefonie|numer|numeru|komorka|komorke|e mail|email|mail|maila|mejla|mejl|adres|adresu|nazwisko|nazwiska) | (zadzwon|zadzwonic|zadzwonie|dzwon|sms|smsa|wideorozmowa) | gdzie dokładnie mieszkasz /,
  ],
  da: [
    / (telefon|telefonnummer|nummer|mobil|mobilnummer|mail|e mail|email|mailadresse|adresse|efternavn) | (ring|ringe|ringer|sms|sms e|videoopkald) | hvor bor du (helt )?præcis /,
  ],
  no: [
    / (telefon|telefonnummer|nummer|nummeret|mobil|mobilnummer|mail|e post|epost|email|e mail|adresse|adressen|etternavn) | (ring|ringe|ringer|sms|tekst meg|videosamtale) | hvor (bor du )?(helt )?noyaktig /,
  ],
  sv: [
    / (telefon|telefonnummer|nummer|numret|mobil|mobilnummer|mejl|mejla|mail|maila|e post|epost|email|mejladress|adress|adressen|efternamn) | (ring|ringa|ringer|sms|smsa|videosamtal) | var bor du exakt /,
  ],
  fi: [
    / (puhelin|puhelimen|puhelinnumero|puhelinnumeron|puhelinnumerosi|numero|numeron|numerosi|numeroni|kannykka|sahkoposti|sahkopostin|sahkopostisi|sahkopostini|meili|meilin|email|osoite|osoitteen|osoitteesi|sukunimi|sukunimesi) | (soita|soittaa|soitan|soittele|tekstaa|tekstiviesti|videopuhelu) | missa tarkalleen asut /,
  ],
};
