import type { FailureTexts } from '../failure-texts.ts';

export const fiFailures: FailureTexts = {
  'The address is incomplete': 'Osoite on puutteellinen',
  'The address is empty.': 'Osoite on tyhjä.',
  '{url} is not a valid request URL.': '{url} ei ole kelvollinen pyynnön URL-osoite.',
  'A page cannot send {method}': 'Sivu ei voi lähettää metodia {method}',
  'Browsers refuse this method. The command below can send it.':
    'Selaimet eivät hyväksy tätä metodia. Alla oleva komento voi lähettää sen.',
  'There is no connection': 'Verkkoyhteyttä ei ole',
  'The request was not sent': 'Pyyntöä ei lähetetty',
  'This device is offline. Send it again once the network is back.':
    'Tämä laite on offline-tilassa. Lähetä uudelleen, kun verkkoyhteys on palannut.',
  'The browser blocks insecure addresses on a secure page': 'Selain estää suojaamattomat osoitteet suojatulla sivulla',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Tämä sivu ladattiin https-yhteydellä, mutta palvelinta {host} kutsuttaisiin http-yhteydellä. API:n on oltava saatavilla https-osoitteessa.',
  'The address is on a private network': 'Osoite on yksityisessä verkossa',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} on tällä laitteella tai sen verkossa. Selaimet pyytävät luvan käyttäjältä tai API:lta, ennen kuin julkinen sivu saa ottaa siihen yhteyden.',
  '{host} does not respond': '{host} ei vastaa',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Nimi voi olla väärä, palvelin poissa käytöstä tai sen varmenne epäluotettava, tai laajennus tai palomuuri estää pyynnön.',
  'The API does not allow this page to read its responses': 'API ei salli tämän sivun lukea vastauksiaan',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} vastaa, mutta ei salli selaimessa pyyntöjä lähteestä {origin} (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Pyyntö lähetettiin, ja se on voinut vaikuttaa; selain piilottaa vastauksen.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Esipyyntöä (OPTIONS) ei sallittu, joten selain ei lähettänyt varsinaista pyyntöä.',
  'It is also possible that the server does not respond at all.': 'On myös mahdollista, että palvelin ei vastaa lainkaan.',
  'The API responded with a redirect': 'API vastasi uudelleenohjauksella',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} ohjaa pyynnön toiselle palvelimelle, jonka osoitteen selain piilottaa sivuilta.',
  'The dev server did not send the request': 'Kehityspalvelin ei lähettänyt pyyntöä',
  'The server of this site did not send the request': 'Tämän sivuston palvelin ei lähettänyt pyyntöä',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Selaimet eivät salli sivun asettaa evästeitä toiselle sivustolle: ne ovat esimerkeissä, mutta niitä ei lähetetä.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Selaimet eivät salli sivun asettaa otsaketta {name}: se on esimerkeissä, mutta sitä ei lähetetä.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Selaimet eivät salli sivun lähettää metodia {name}. Esimerkit voivat lähettää sen.',
  'A browser sends no body with {name}. The samples do.': 'Selain ei lähetä runkoa metodilla {name}. Esimerkit lähettävät.',
  'A page cannot authenticate with {name}.': 'Sivu ei voi todentaa menetelmällä {name}.',
  '{name} needs a file.': '{name} vaatii tiedoston.',
  '{name} cannot be the name of a header.': '{name} ei voi olla otsakkeen nimi.',
  'The header {name} is given twice; the first one is sent.': 'Otsake {name} on annettu kahdesti; ensimmäinen lähetetään.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Polun osa on pelkkä . tai ..: selaimet poistavat sen URL-osoitteesta.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Palvelimen URL-osoitteessa on käyttäjätunnus tai salasana, mitä selaimet eivät hyväksy; se poistettiin.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Palvelimen muuttujalla {name} ei voi olla tätä arvoa; käytetään oletusta.',
  'The API file does not define {name} of the server URL.': 'API-tiedosto ei määrittele palvelimen URL-osoitteen kohtaa {name}.',
  'A value is missing.': 'Arvo puuttuu.',
  'This is nested too deeply.': 'Sisäkkäisiä tasoja on liikaa.',
  'Text must be in double quotes.': 'Tekstin on oltava kaksinkertaisissa lainausmerkeissä.',
  'A value cannot start with {sign}.': 'Arvo ei voi alkaa merkillä {sign}.',
  'A comma or {sign} is missing.': 'Pilkku tai {sign} puuttuu.',
  '{sign} is missing at the end.': 'Lopusta puuttuu {sign}.',
  'There is a comma too many before {sign}.': 'Ennen merkkiä {sign} on ylimääräinen pilkku.',
  'A name in double quotes is missing.': 'Kaksinkertaisissa lainausmerkeissä oleva nimi puuttuu.',
  'A colon is missing.': 'Kaksoispiste puuttuu.',
  'This text has a character that must be escaped.': 'Tekstissä on merkki, joka on koodattava kenoviivalla.',
  'The closing quote is missing.': 'Lopettava lainausmerkki puuttuu.',
  'There is more text after the end of the value.': 'Arvon lopun jälkeen on vielä tekstiä.',
  'It is longer than {size}: the rest was not read.': 'Pituus on yli {size}: loppua ei luettu.',
  'Stopped.': 'Pysäytetty.',
  'The connection was lost: {reason}': 'Yhteys katkesi: {reason}',
  'The response has no access token.': 'Vastauksessa ei ole käyttötunnistetta.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Selain esti kirjautumisikkunan: salli ponnahdusikkunat tälle sivulle.',
  'Signing in requires a page loaded over https.': 'Kirjautuminen vaatii sivun, joka on ladattu https-yhteydellä.',
  'The code has expired: sign in again.': 'Koodi on vanhentunut: kirjaudu sisään uudelleen.',
  '{address} does not describe how to sign in.': '{address} ei kuvaa, miten kirjaudutaan sisään.',
  '{name} is missing from the API file or is not an https URL.': '{name} puuttuu API-tiedostosta tai ei ole https-URL.',
  'Paste a token into the field above instead.': 'Liitä sen sijaan tunniste yllä olevaan kenttään.',
  'The sign-in window was closed before sign-in finished.': 'Kirjautumisikkuna suljettiin ennen kuin kirjautuminen oli valmis.',
};
