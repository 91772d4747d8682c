import type { FailureTexts } from '../failure-texts.ts';

export const nlFailures: FailureTexts = {
  'The address is incomplete': 'Het adres is onvolledig',
  'The address is empty.': 'Het adres is leeg.',
  '{url} is not a valid request URL.': '{url} is geen geldige URL voor een verzoek.',
  'A page cannot send {method}': 'Een pagina kan {method} niet versturen',
  'Browsers refuse this method. The command below can send it.':
    'Browsers weigeren deze methode. De opdracht hieronder kan het verzoek versturen.',
  'There is no connection': 'Er is geen verbinding',
  'The request was not sent': 'Het verzoek is niet verstuurd',
  'This device is offline. Send it again once the network is back.':
    'Dit apparaat is offline. Verstuur het opnieuw zodra er weer een netwerk is.',
  'The browser blocks insecure addresses on a secure page': 'De browser blokkeert onbeveiligde adressen op een beveiligde pagina',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Deze pagina is via https geladen, maar {host} zou via http worden aangeroepen. De API moet op een https-adres beschikbaar zijn.',
  'The address is on a private network': 'Het adres ligt in een privénetwerk',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} staat op dit apparaat of in het netwerk ervan. Browsers vragen de gebruiker of de API om toestemming voordat een openbare pagina er toegang toe krijgt.',
  '{host} does not respond': '{host} antwoordt niet',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Misschien is de naam onjuist, is de server niet bereikbaar, wordt het certificaat niet vertrouwd, of blokkeert een extensie of een firewall het verzoek.',
  'The API does not allow this page to read its responses': 'De API staat deze pagina niet toe de antwoorden te lezen',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} antwoordt, maar staat geen verzoeken van {origin} in een browser toe (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Het verzoek is verstuurd en kan zijn uitgevoerd; de browser verbergt het antwoord.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Het preflight-verzoek (OPTIONS) is niet toegestaan, dus heeft de browser het verzoek zelf niet verstuurd.',
  'It is also possible that the server does not respond at all.': 'Het kan ook zijn dat de server helemaal niet antwoordt.',
  'The API responded with a redirect': 'De API antwoordde met een omleiding',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    "{host} leidt het verzoek om naar een andere server, waarvan de browser het adres voor pagina's verbergt.",
  'The dev server did not send the request': 'De ontwikkelserver heeft het verzoek niet verstuurd',
  'The server of this site did not send the request': 'De server van deze site heeft het verzoek niet verstuurd',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Browsers staan een pagina niet toe cookies voor een andere site in te stellen: ze staan in de voorbeelden, maar worden niet verstuurd.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Browsers staan een pagina niet toe de header {name} in te stellen: hij staat in de voorbeelden, maar wordt niet verstuurd.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Browsers staan een pagina niet toe {name} te versturen. Met de voorbeelden kan het wel.',
  'A browser sends no body with {name}. The samples do.': 'Een browser verstuurt geen body met {name}. De voorbeelden wel.',
  'A page cannot authenticate with {name}.': 'Een pagina kan zich niet authenticeren met {name}.',
  '{name} needs a file.': '{name} heeft een bestand nodig.',
  '{name} cannot be the name of a header.': '{name} kan geen naam van een header zijn.',
  'The header {name} is given twice; the first one is sent.': 'De header {name} is twee keer opgegeven; de eerste wordt verstuurd.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Een padsegment is alleen . of ..: browsers verwijderen het uit de URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'De server-URL bevat een gebruikersnaam of wachtwoord, wat browsers weigeren; dat is verwijderd.',
  "The server's variable {name} cannot have this value; its default is used.":
    'De servervariabele {name} kan deze waarde niet hebben; de standaardwaarde wordt gebruikt.',
  'The API file does not define {name} of the server URL.': 'Het API-bestand definieert {name} van de server-URL niet.',
  'A value is missing.': 'Er ontbreekt een waarde.',
  'This is nested too deeply.': 'Dit is te diep genest.',
  'Text must be in double quotes.': 'Tekst moet tussen dubbele aanhalingstekens staan.',
  'A value cannot start with {sign}.': 'Een waarde kan niet beginnen met {sign}.',
  'A comma or {sign} is missing.': 'Er ontbreekt een komma of {sign}.',
  '{sign} is missing at the end.': '{sign} ontbreekt aan het einde.',
  'There is a comma too many before {sign}.': 'Er staat een komma te veel voor {sign}.',
  'A name in double quotes is missing.': 'Er ontbreekt een naam tussen dubbele aanhalingstekens.',
  'A colon is missing.': 'Er ontbreekt een dubbele punt.',
  'This text has a character that must be escaped.': 'Deze tekst bevat een teken dat een escape nodig heeft.',
  'The closing quote is missing.': 'Het afsluitende aanhalingsteken ontbreekt.',
  'There is more text after the end of the value.': 'Er staat nog tekst na het einde van de waarde.',
  'It is longer than {size}: the rest was not read.': 'Het is langer dan {size}: de rest is niet gelezen.',
  'Stopped.': 'Gestopt.',
  'The connection was lost: {reason}': 'De verbinding is verbroken: {reason}',
  'The response has no access token.': 'Het antwoord heeft geen toegangstoken.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'De browser heeft het inlogvenster geblokkeerd: sta pop-ups voor deze pagina toe.',
  'Signing in requires a page loaded over https.': 'Inloggen kan alleen op een pagina die via https is geladen.',
  'The code has expired: sign in again.': 'De code is verlopen: log opnieuw in.',
  '{address} does not describe how to sign in.': '{address} beschrijft niet hoe u inlogt.',
  '{name} is missing from the API file or is not an https URL.': '{name} ontbreekt in het API-bestand of is geen https-URL.',
  'Paste a token into the field above instead.': 'Plak in plaats daarvan een token in het veld hierboven.',
  'The sign-in window was closed before sign-in finished.': 'Het inlogvenster is gesloten voordat het inloggen klaar was.',
};
