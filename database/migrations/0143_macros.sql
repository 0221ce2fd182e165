-- Prepared answers of operators, by language and kind (SAFE-10). Append-only: a change retires a macro and adds
-- its successor.

create table macros (
  id bigint primary key default random_id(),
  -- Null: for all sites.
  site_id smallint references sites,
  language text not null check (language ~ '^[a-z]{2}$'),
  kind text not null check (kind in ('any', 'account', 'payment', 'content', 'privacy', 'mail')),
  title text not null check (char_length(title) between 1 and 60),
  body text not null check (char_length(body) between 1 and 2000),
  -- Null: shipped with the service.
  made_by bigint references operators,
  made_at timestamptz not null default now(),
  -- The macro before it. Each has at most one successor.
  replaces bigint unique references macros,
  retired_at timestamptz,
  retired_by bigint references operators,
  check ((retired_at is null) = (retired_by is null))
);
comment on table macros is 'content: prepared answers for operators, with placeholders';
create index macros_in_use on macros (language, kind) where retired_at is null;

-- A macro never changes. It is retired once.
create function macros_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.retired_at is not null
    or (new.id, new.site_id, new.language, new.kind, new.title, new.body, new.made_by, new.made_at, new.replaces)
      is distinct from
      (old.id, old.site_id, old.language, old.kind, old.title, old.body, old.made_by, old.made_at, old.replaces)
  then
    raise exception 'a macro never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger macros_append_only before update or delete on macros for each row execute function macros_keep();

insert into macros (language, kind, title, body) values
  ('nl', 'account', 'Weer inloggen', 'Hallo {name},

Wat vervelend dat je er niet in komt. Kies op de inlogpagina “Wachtwoord vergeten”. Je krijgt een mail met een link die één keer werkt. Komt er niets? Kijk dan ook bij je ongewenste mail.

Vriendelijke groet,
{site}'),
  ('en', 'account', 'Logging in again', 'Hello {name},

We are sorry that you cannot log in. Choose “Forgot password” on the login page. You get a mail with a link that works once. If nothing arrives, please check your spam folder too.

Kind regards,
{site}'),
  ('da', 'account', 'Logge ind igen', 'Hej {name}

Det er ærgerligt, at du ikke kan logge ind. Vælg “Glemt adgangskode” på login-siden. Du får en mail med et link, der virker én gang. Kommer der ingenting, så kig også i din spam-mappe.

Venlig hilsen
{site}'),
  ('de', 'account', 'Wieder anmelden', 'Hallo {name},

Schade, dass die Anmeldung nicht klappt. Wähle auf der Anmeldeseite „Passwort vergessen“. Du bekommst eine Mail mit einem Link, der einmal funktioniert. Kommt nichts an, dann schau bitte auch im Spam-Ordner nach.

Freundliche Grüße
{site}'),
  ('es', 'account', 'Volver a entrar', 'Hola {name}:

Sentimos que no puedas entrar. En la página de acceso, elige «He olvidado la contraseña». Recibirás un correo con un enlace que funciona una vez. Si no llega nada, mira también en el correo no deseado.

Un saludo,
{site}'),
  ('fi', 'account', 'Kirjautuminen uudelleen', 'Hei {name}

Ikävää, ettet pääse kirjautumaan. Valitse kirjautumissivulla ”Unohdin salasanan”. Saat viestin, jonka linkki toimii kerran. Jos viestiä ei tule, katso myös roskapostikansio.

Ystävällisin terveisin
{site}'),
  ('fr', 'account', 'Se reconnecter', 'Bonjour {name},

Nous sommes désolés que vous ne puissiez pas vous connecter. Sur la page de connexion, choisissez « Mot de passe oublié ». Vous recevrez un mail avec un lien valable une fois. Si rien n’arrive, regardez aussi dans les indésirables.

Bien cordialement,
{site}'),
  ('it', 'account', 'Accedere di nuovo', 'Ciao {name},

Ci dispiace che tu non riesca ad accedere. Nella pagina di accesso scegli «Password dimenticata». Riceverai una mail con un link che funziona una volta. Se non arriva nulla, guarda anche nella posta indesiderata.

Un caro saluto,
{site}'),
  ('no', 'account', 'Logge inn igjen', 'Hei {name}

Det er leit at du ikke kommer inn. Velg «Glemt passord» på innloggingssiden. Du får en e-post med en lenke som virker én gang. Kommer det ingenting, så se også i søppelposten.

Vennlig hilsen
{site}'),
  ('pl', 'account', 'Ponowne logowanie', 'Dzień dobry {name},

Przykro nam, że nie możesz się zalogować. Na stronie logowania wybierz „Nie pamiętam hasła”. Otrzymasz wiadomość z linkiem, który działa jeden raz. Jeśli nic nie przyjdzie, sprawdź też folder ze spamem.

Pozdrawiamy serdecznie
{site}'),
  ('sv', 'account', 'Logga in igen', 'Hej {name}

Vad tråkigt att du inte kommer in. Välj ”Glömt lösenord” på inloggningssidan. Du får ett mejl med en länk som fungerar en gång. Kommer inget, titta även i skräpposten.

Vänliga hälsningar
{site}'),
  ('nl', 'payment', 'Betaling teruggegeven', 'Hallo {name},

Je hebt gelijk, en dat spijt ons. We hebben je betaling teruggegeven. Meestal zie je het geld binnen vijf werkdagen op je rekening.

Vriendelijke groet,
{site}'),
  ('en', 'payment', 'Payment refunded', 'Hello {name},

You are right, and we are sorry. We refunded your payment. Your bank usually shows the money within five working days.

Kind regards,
{site}'),
  ('da', 'payment', 'Betaling refunderet', 'Hej {name}

Du har ret, og det er vi kede af. Vi har refunderet din betaling. Pengene er normalt på din konto inden for fem hverdage.

Venlig hilsen
{site}'),
  ('de', 'payment', 'Zahlung erstattet', 'Hallo {name},

Du hast recht, und das tut uns leid. Wir haben deine Zahlung erstattet. Meist siehst du das Geld innerhalb von fünf Werktagen auf deinem Konto.

Freundliche Grüße
{site}'),
  ('es', 'payment', 'Pago devuelto', 'Hola {name}:

Tienes razón y lo sentimos. Hemos devuelto tu pago. Normalmente verás el dinero en tu cuenta en cinco días laborables.

Un saludo,
{site}'),
  ('fi', 'payment', 'Maksu palautettu', 'Hei {name}

Olet oikeassa, ja olemme pahoillamme. Palautimme maksusi. Rahat näkyvät tililläsi yleensä viiden arkipäivän kuluessa.

Ystävällisin terveisin
{site}'),
  ('fr', 'payment', 'Paiement remboursé', 'Bonjour {name},

Vous avez raison, et nous en sommes désolés. Nous avons remboursé votre paiement. L’argent apparaît en général sur votre compte sous cinq jours ouvrés.

Bien cordialement,
{site}'),
  ('it', 'payment', 'Pagamento rimborsato', 'Ciao {name},

Hai ragione e ci dispiace. Abbiamo rimborsato il tuo pagamento. Di solito vedi il denaro sul conto entro cinque giorni lavorativi.

Un caro saluto,
{site}'),
  ('no', 'payment', 'Betaling refundert', 'Hei {name}

Du har rett, og det beklager vi. Vi har refundert betalingen din. Pengene er vanligvis på kontoen din innen fem virkedager.

Vennlig hilsen
{site}'),
  ('pl', 'payment', 'Płatność zwrócona', 'Dzień dobry {name},

Masz rację i przepraszamy. Zwróciliśmy płatność. Pieniądze są zwykle na koncie w ciągu pięciu dni roboczych.

Pozdrawiamy serdecznie
{site}'),
  ('sv', 'payment', 'Betalning återbetald', 'Hej {name}

Du har rätt, och vi är ledsna. Vi har betalat tillbaka din betalning. Pengarna finns oftast på ditt konto inom fem arbetsdagar.

Vänliga hälsningar
{site}'),
  ('nl', 'payment', 'Bestelnummer nodig', 'Hallo {name},

We helpen je graag, maar vinden je betaling nog niet. Stuur ons een nieuw bericht met het bestelnummer. Dat staat in de bevestiging van je betaling.

Vriendelijke groet,
{site}'),
  ('en', 'payment', 'Order number needed', 'Hello {name},

We would like to help, but we cannot find your payment yet. Please send us a new message with the order number. You find it in the confirmation of your payment.

Kind regards,
{site}'),
  ('da', 'payment', 'Ordrenummer mangler', 'Hej {name}

Vi vil gerne hjælpe, men kan ikke finde din betaling endnu. Send os en ny besked med ordrenummeret. Det står i bekræftelsen på din betaling.

Venlig hilsen
{site}'),
  ('de', 'payment', 'Bestellnummer fehlt', 'Hallo {name},

Wir helfen gern, finden deine Zahlung aber noch nicht. Schick uns bitte eine neue Nachricht mit der Bestellnummer. Sie steht in der Bestätigung deiner Zahlung.

Freundliche Grüße
{site}'),
  ('es', 'payment', 'Falta el número de pedido', 'Hola {name}:

Queremos ayudarte, pero todavía no encontramos tu pago. Envíanos otro mensaje con el número de pedido. Está en la confirmación de tu pago.

Un saludo,
{site}'),
  ('fi', 'payment', 'Tilausnumero tarvitaan', 'Hei {name}

Autamme mielellämme, mutta emme vielä löydä maksuasi. Lähetä uusi viesti ja kerro tilausnumero. Se on maksusi vahvistuksessa.

Ystävällisin terveisin
{site}'),
  ('fr', 'payment', 'Numéro de commande requis', 'Bonjour {name},

Nous voulons vous aider, mais nous ne trouvons pas encore votre paiement. Envoyez-nous un nouveau message avec le numéro de commande. Il figure dans la confirmation de votre paiement.

Bien cordialement,
{site}'),
  ('it', 'payment', 'Serve il numero d’ordine', 'Ciao {name},

Ti aiutiamo volentieri, ma non troviamo ancora il tuo pagamento. Mandaci un nuovo messaggio con il numero d’ordine. Lo trovi nella conferma del pagamento.

Un caro saluto,
{site}'),
  ('no', 'payment', 'Trenger ordrenummer', 'Hei {name}

Vi vil gjerne hjelpe, men finner ikke betalingen din ennå. Send oss en ny melding med ordrenummeret. Det står i bekreftelsen på betalingen.

Vennlig hilsen
{site}'),
  ('pl', 'payment', 'Potrzebny numer zamówienia', 'Dzień dobry {name},

Chętnie pomożemy, ale nie widzimy jeszcze tej płatności. Napisz do nas ponownie i podaj numer zamówienia. Znajdziesz go w potwierdzeniu płatności.

Pozdrawiamy serdecznie
{site}'),
  ('sv', 'payment', 'Ordernummer behövs', 'Hej {name}

Vi hjälper gärna till, men hittar inte din betalning än. Skicka ett nytt meddelande med ordernumret. Det finns i bekräftelsen på betalningen.

Vänliga hälsningar
{site}'),
  ('nl', 'content', 'Verwijderd na melding', 'Hallo {name},

Dank je voor je melding {number}. We hebben ernaar gekeken, en je hebt gelijk. Wat je meldde staat niet meer op de site.

Vriendelijke groet,
{site}'),
  ('en', 'content', 'Removed after a notice', 'Hello {name},

Thank you for your notice {number}. We looked at it, and you are right. What you reported is no longer on the site.

Kind regards,
{site}'),
  ('da', 'content', 'Fjernet efter anmeldelse', 'Hej {name}

Tak for din anmeldelse {number}. Vi har set på den, og du har ret. Det, du anmeldte, er ikke længere på siden.

Venlig hilsen
{site}'),
  ('de', 'content', 'Nach Meldung entfernt', 'Hallo {name},

Danke für deine Meldung {number}. Wir haben sie geprüft, und du hast recht. Was du gemeldet hast, ist nicht mehr auf der Seite.

Freundliche Grüße
{site}'),
  ('es', 'content', 'Retirado tras el aviso', 'Hola {name}:

Gracias por tu aviso {number}. Lo hemos revisado y tienes razón. Lo que denunciaste ya no está en el sitio.

Un saludo,
{site}'),
  ('fi', 'content', 'Poistettu ilmoituksen jälkeen', 'Hei {name}

Kiitos ilmoituksestasi {number}. Tutkimme asian, ja olet oikeassa. Ilmoittamasi sisältö ei ole enää sivustolla.

Ystävällisin terveisin
{site}'),
  ('fr', 'content', 'Retiré après signalement', 'Bonjour {name},

Merci pour votre signalement {number}. Nous l’avons examiné, et vous avez raison. Ce que vous avez signalé n’est plus sur le site.

Bien cordialement,
{site}'),
  ('it', 'content', 'Rimosso dopo la segnalazione', 'Ciao {name},

Grazie per la tua segnalazione {number}. L’abbiamo esaminata e hai ragione. Ciò che hai segnalato non è più sul sito.

Un caro saluto,
{site}'),
  ('no', 'content', 'Fjernet etter melding', 'Hei {name}

Takk for meldingen {number}. Vi har sett på den, og du har rett. Det du meldte, er ikke lenger på siden.

Vennlig hilsen
{site}'),
  ('pl', 'content', 'Usunięto po zgłoszeniu', 'Dzień dobry {name},

Dziękujemy za zgłoszenie {number}. Sprawdziliśmy je i masz rację. Zgłoszonej treści nie ma już na stronie.

Pozdrawiamy serdecznie
{site}'),
  ('sv', 'content', 'Borttaget efter anmälan', 'Hej {name}

Tack för din anmälan {number}. Vi har tittat på den, och du har rätt. Det du anmälde finns inte längre på sajten.

Vänliga hälsningar
{site}'),
  ('nl', 'content', 'Geen overtreding gevonden', 'Hallo {name},

Dank je voor je melding {number}. We hebben er goed naar gekeken. Het is niet in strijd met de wet of onze regels, en blijft daarom staan. Ben je het er niet mee eens? Onder deze mail lees je hoe je bezwaar maakt.

Vriendelijke groet,
{site}'),
  ('en', 'content', 'No breach found', 'Hello {name},

Thank you for your notice {number}. We looked at it with care. It breaks neither the law nor our rules, so it stays. If you disagree, you can read below this mail how to appeal.

Kind regards,
{site}'),
  ('da', 'content', 'Ingen overtrædelse', 'Hej {name}

Tak for din anmeldelse {number}. Vi har set grundigt på den. Det er hverken i strid med loven eller vores regler og bliver derfor stående. Er du uenig, kan du læse nederst i mailen, hvordan du klager.

Venlig hilsen
{site}'),
  ('de', 'content', 'Kein Verstoß', 'Hallo {name},

Danke für deine Meldung {number}. Wir haben sie sorgfältig geprüft. Es verstößt weder gegen das Gesetz noch gegen unsere Regeln und bleibt deshalb stehen. Wenn du anderer Meinung bist, steht unter dieser Mail, wie du Einspruch erhebst.

Freundliche Grüße
{site}'),
  ('es', 'content', 'Sin infracción', 'Hola {name}:

Gracias por tu aviso {number}. Lo hemos revisado con cuidado. No incumple la ley ni nuestras normas, así que se queda. Si no estás de acuerdo, al final de este correo lees cómo reclamar.

Un saludo,
{site}'),
  ('fi', 'content', 'Ei rikkomusta', 'Hei {name}

Kiitos ilmoituksestasi {number}. Tutkimme asian huolella. Sisältö ei riko lakia eikä sääntöjämme, joten se jää paikalleen. Jos olet eri mieltä, viestin lopussa kerrotaan, miten voit valittaa.

Ystävällisin terveisin
{site}'),
  ('fr', 'content', 'Aucune infraction', 'Bonjour {name},

Merci pour votre signalement {number}. Nous l’avons examiné avec soin. Cela n’enfreint ni la loi ni nos règles, et reste donc en ligne. Si vous n’êtes pas d’accord, le bas de ce mail explique comment contester.

Bien cordialement,
{site}'),
  ('it', 'content', 'Nessuna violazione', 'Ciao {name},

Grazie per la tua segnalazione {number}. L’abbiamo esaminata con cura. Non viola la legge né le nostre regole, quindi resta. Se non sei d’accordo, in fondo a questa mail leggi come fare ricorso.

Un caro saluto,
{site}'),
  ('no', 'content', 'Ingen brudd', 'Hei {name}

Takk for meldingen {number}. Vi har sett nøye på den. Det er verken i strid med loven eller reglene våre, og blir derfor stående. Er du uenig, kan du lese nederst i e-posten hvordan du klager.

Vennlig hilsen
{site}'),
  ('pl', 'content', 'Brak naruszenia', 'Dzień dobry {name},

Dziękujemy za zgłoszenie {number}. Sprawdziliśmy je dokładnie. Treść nie narusza prawa ani naszych zasad, więc zostaje. Jeśli się nie zgadzasz, na dole wiadomości przeczytasz, jak się odwołać.

Pozdrawiamy serdecznie
{site}'),
  ('sv', 'content', 'Ingen överträdelse', 'Hej {name}

Tack för din anmälan {number}. Vi har tittat noga på den. Det bryter varken mot lagen eller våra regler och får därför vara kvar. Om du inte håller med kan du läsa längst ner i mejlet hur du överklagar.

Vänliga hälsningar
{site}'),
  ('nl', 'privacy', 'Gegevens inzien of wissen', 'Hallo {name},

Alles wat we van je bewaren, kun je zelf downloaden: ga naar Instellingen en kies “Mijn gegevens”. Daar verwijder je ook je account. We wissen je gegevens dan, behalve wat de wet ons verplicht te bewaren.

Vriendelijke groet,
{site}'),
  ('en', 'privacy', 'See or erase your data', 'Hello {name},

You can download everything we keep about you: open Settings and choose “My data”. You can delete your account there too. We then erase your data, except what the law tells us to keep.

Kind regards,
{site}'),
  ('da', 'privacy', 'Se eller slet dine data', 'Hej {name}

Du kan selv hente alt, hvad vi gemmer om dig: gå til Indstillinger og vælg “Mine data”. Der kan du også slette din konto. Så sletter vi dine data, undtagen dem loven kræver, at vi gemmer.

Venlig hilsen
{site}'),
  ('de', 'privacy', 'Daten ansehen oder löschen', 'Hallo {name},

Alles, was wir über dich speichern, kannst du selbst herunterladen: Öffne die Einstellungen und wähle „Meine Daten“. Dort löschst du auch dein Konto. Wir löschen dann deine Daten, außer was wir nach dem Gesetz aufbewahren müssen.

Freundliche Grüße
{site}'),
  ('es', 'privacy', 'Ver o borrar tus datos', 'Hola {name}:

Puedes descargar todo lo que guardamos sobre ti: abre Ajustes y elige «Mis datos». Allí también puedes eliminar tu cuenta. Entonces borramos tus datos, salvo los que la ley nos obliga a conservar.

Un saludo,
{site}'),
  ('fi', 'privacy', 'Tietojen katselu tai poisto', 'Hei {name}

Voit ladata kaiken, mitä säilytämme sinusta: avaa Asetukset ja valitse ”Omat tiedot”. Siellä voit myös poistaa tilisi. Poistamme silloin tietosi, paitsi ne, jotka laki velvoittaa säilyttämään.

Ystävällisin terveisin
{site}'),
  ('fr', 'privacy', 'Voir ou effacer vos données', 'Bonjour {name},

Vous pouvez télécharger tout ce que nous conservons sur vous : ouvrez les Réglages et choisissez « Mes données ». Vous pouvez aussi y supprimer votre compte. Nous effaçons alors vos données, sauf celles que la loi nous oblige à garder.

Bien cordialement,
{site}'),
  ('it', 'privacy', 'Vedere o cancellare i tuoi dati', 'Ciao {name},

Puoi scaricare tutto ciò che conserviamo su di te: apri Impostazioni e scegli «I miei dati». Lì puoi anche eliminare l’account. Cancelliamo allora i tuoi dati, tranne quelli che la legge ci obbliga a conservare.

Un caro saluto,
{site}'),
  ('no', 'privacy', 'Se eller slette dataene dine', 'Hei {name}

Du kan laste ned alt vi lagrer om deg: gå til Innstillinger og velg «Mine data». Der kan du også slette kontoen din. Da sletter vi dataene dine, bortsett fra det loven krever at vi beholder.

Vennlig hilsen
{site}'),
  ('pl', 'privacy', 'Wgląd w dane lub ich usunięcie', 'Dzień dobry {name},

Możesz pobrać wszystko, co o Tobie przechowujemy: otwórz Ustawienia i wybierz „Moje dane”. Tam możesz też usunąć konto. Wtedy usuniemy dane, oprócz tych, które prawo nakazuje zachować.

Pozdrawiamy serdecznie
{site}'),
  ('sv', 'privacy', 'Se eller radera dina uppgifter', 'Hej {name}

Du kan ladda ner allt vi sparar om dig: öppna Inställningar och välj ”Mina uppgifter”. Där kan du också radera ditt konto. Då raderar vi dina uppgifter, utom det som lagen kräver att vi behåller.

Vänliga hälsningar
{site}'),
  ('nl', 'any', 'Bedankt, en het antwoord', 'Hallo {name},

Dank je wel voor je bericht. We hebben er met aandacht naar gekeken.

Vriendelijke groet,
{site}'),
  ('en', 'any', 'Thanks, and the answer', 'Hello {name},

Thank you for your message. We read it with care.

Kind regards,
{site}'),
  ('da', 'any', 'Tak, og svaret', 'Hej {name}

Tak for din besked. Vi har læst den grundigt.

Venlig hilsen
{site}'),
  ('de', 'any', 'Danke, und die Antwort', 'Hallo {name},

Danke für deine Nachricht. Wir haben sie aufmerksam gelesen.

Freundliche Grüße
{site}'),
  ('es', 'any', 'Gracias, y la respuesta', 'Hola {name}:

Gracias por tu mensaje. Lo hemos leído con atención.

Un saludo,
{site}'),
  ('fi', 'any', 'Kiitos ja vastaus', 'Hei {name}

Kiitos viestistäsi. Luimme sen huolella.

Ystävällisin terveisin
{site}'),
  ('fr', 'any', 'Merci, et la réponse', 'Bonjour {name},

Merci pour votre message. Nous l’avons lu avec attention.

Bien cordialement,
{site}'),
  ('it', 'any', 'Grazie, e la risposta', 'Ciao {name},

Grazie per il tuo messaggio. Lo abbiamo letto con attenzione.

Un caro saluto,
{site}'),
  ('no', 'any', 'Takk, og svaret', 'Hei {name}

Takk for meldingen din. Vi har lest den nøye.

Vennlig hilsen
{site}'),
  ('pl', 'any', 'Dziękujemy i odpowiedź', 'Dzień dobry {name},

Dziękujemy za wiadomość. Przeczytaliśmy ją uważnie.

Pozdrawiamy serdecznie
{site}'),
  ('sv', 'any', 'Tack, och svaret', 'Hej {name}

Tack för ditt meddelande. Vi har läst det noga.

Vänliga hälsningar
{site}'),
  ('nl', 'mail', 'Pas op voor oplichting', 'Hallo {name},

Je had contact met een profiel dat onze regels overtrad. Stuur nooit geld of cadeaubonnen, en deel geen bankgegevens. Is er al iets betaald? Bel dan meteen je bank, en doe aangifte bij de politie.

Vriendelijke groet,
{site}'),
  ('en', 'mail', 'Beware of scams', 'Hello {name},

You were in touch with a profile that broke our rules. Never send money or gift cards, and share no bank details. If you paid something already, call your bank at once and report it to the police.

Kind regards,
{site}'),
  ('da', 'mail', 'Pas på svindel', 'Hej {name}

Du har haft kontakt med en profil, der brød vores regler. Send aldrig penge eller gavekort, og del ingen bankoplysninger. Har du allerede betalt noget, så ring straks til din bank og anmeld det til politiet.

Venlig hilsen
{site}'),
  ('de', 'mail', 'Vorsicht vor Betrug', 'Hallo {name},

Du hattest Kontakt mit einem Profil, das gegen unsere Regeln verstoßen hat. Schick nie Geld oder Gutscheine und teile keine Bankdaten. Wenn du schon etwas bezahlt hast, ruf sofort deine Bank an und erstatte Anzeige bei der Polizei.

Freundliche Grüße
{site}'),
  ('es', 'mail', 'Cuidado con las estafas', 'Hola {name}:

Tuviste contacto con un perfil que incumplió nuestras normas. No envíes nunca dinero ni tarjetas regalo, ni compartas datos bancarios. Si ya pagaste algo, llama enseguida a tu banco y denúncialo a la policía.

Un saludo,
{site}'),
  ('fi', 'mail', 'Varo huijauksia', 'Hei {name}

Olit yhteydessä profiiliin, joka rikkoi sääntöjämme. Älä koskaan lähetä rahaa tai lahjakortteja äläkä kerro pankkitietojasi. Jos olet jo maksanut jotain, soita heti pankkiisi ja tee rikosilmoitus.

Ystävällisin terveisin
{site}'),
  ('fr', 'mail', 'Attention aux arnaques', 'Bonjour {name},

Vous avez été en contact avec un profil qui a enfreint nos règles. N’envoyez jamais d’argent ni de cartes cadeaux, et ne partagez pas de coordonnées bancaires. Si vous avez déjà payé, appelez tout de suite votre banque et portez plainte.

Bien cordialement,
{site}'),
  ('it', 'mail', 'Attenzione alle truffe', 'Ciao {name},

Hai avuto contatti con un profilo che ha violato le nostre regole. Non inviare mai denaro o buoni regalo e non condividere dati bancari. Se hai già pagato qualcosa, chiama subito la tua banca e fai denuncia alla polizia.

Un caro saluto,
{site}'),
  ('no', 'mail', 'Pass deg for svindel', 'Hei {name}

Du har hatt kontakt med en profil som brøt reglene våre. Send aldri penger eller gavekort, og del ingen bankopplysninger. Har du allerede betalt noe, så ring banken med en gang og anmeld det til politiet.

Vennlig hilsen
{site}'),
  ('pl', 'mail', 'Uwaga na oszustwa', 'Dzień dobry {name},

Mieliśmy sygnał o profilu, który złamał nasze zasady, a Ty masz z nim rozmowę. Nigdy nie wysyłaj pieniędzy ani kart podarunkowych i nie podawaj danych bankowych. Jeśli coś już zapłacono, zadzwoń od razu do banku i zgłoś to policji.

Pozdrawiamy serdecznie
{site}'),
  ('sv', 'mail', 'Se upp för bedrägeri', 'Hej {name}

Du har haft kontakt med en profil som bröt mot våra regler. Skicka aldrig pengar eller presentkort, och dela inga bankuppgifter. Har du redan betalat något, ring din bank direkt och gör en polisanmälan.

Vänliga hälsningar
{site}');
