import type { FailureTexts } from '../failure-texts.ts';

export const huFailures: FailureTexts = {
  'The address is incomplete': 'A cím hiányos',
  'The address is empty.': 'A cím üres.',
  '{url} is not a valid request URL.': '{url} nem érvényes kérés-URL.',
  'A page cannot send {method}': 'Egy oldal nem küldhet ilyet: {method}',
  'Browsers refuse this method. The command below can send it.':
    'A böngészők elutasítják ezt a metódust. Az alábbi parancs el tudja küldeni.',
  'There is no connection': 'Nincs kapcsolat',
  'The request was not sent': 'A kérés nem lett elküldve',
  'This device is offline. Send it again once the network is back.':
    'Az eszköz offline állapotban van. Küldje el újra, amint helyreállt a hálózat.',
  'The browser blocks insecure addresses on a secure page': 'A böngésző biztonságos oldalon letiltja a nem biztonságos címeket',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Ez az oldal https-en töltődött be, de a hívás http-n menne ide: {host}. Az API-nak https-címen kell elérhetőnek lennie.',
  'The address is on a private network': 'A cím magánhálózaton van',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} ezen az eszközön vagy annak hálózatán van. A böngészők a felhasználótól vagy az API-tól kérnek engedélyt, mielőtt egy nyilvános oldal elérheti.',
  '{host} does not respond': '{host} nem válaszol',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Lehet, hogy hibás a név, nem működik a szerver vagy nem megbízható a tanúsítványa, vagy egy bővítmény vagy tűzfal letiltja a kérést.',
  'The API does not allow this page to read its responses': 'Az API nem engedi, hogy ez az oldal olvassa a válaszait',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} válaszol, de böngészőben nem engedélyez kéréseket innen: {origin} (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'A kérés el lett küldve, és lehetett hatása; a böngésző elrejti a választ.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Az előzetes kérés (OPTIONS) nem kapott engedélyt, ezért a böngésző magát a kérést nem küldte el.',
  'It is also possible that the server does not respond at all.': 'Az is lehet, hogy a szerver egyáltalán nem válaszol.',
  'The API responded with a redirect': 'Az API átirányítással válaszolt',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} egy másik szerverre irányítja át a kérést, amelynek címét a böngésző elrejti az oldalak elől.',
  'The dev server did not send the request': 'A fejlesztői szerver nem küldte el a kérést',
  'The server of this site did not send the request': 'A webhely szervere nem küldte el a kérést',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'A böngészők nem engedik, hogy egy oldal sütiket állítson be más webhelynek: a példákban szerepelnek, de nem lesznek elküldve.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'A böngészők nem engedik, hogy egy oldal beállítsa ezt a fejlécet: {name}. A példákban szerepel, de nem lesz elküldve.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'A böngészők nem engedik, hogy egy oldal ilyet küldjön: {name}. A példák tudnak.',
  'A browser sends no body with {name}. The samples do.': 'A böngésző nem küld törzset ezzel: {name}. A példák küldenek.',
  'A page cannot authenticate with {name}.': 'Egy oldal nem tud hitelesíteni ezzel: {name}.',
  '{name} needs a file.': 'Ehhez fájl kell: {name}.',
  '{name} cannot be the name of a header.': '{name} nem lehet fejléc neve.',
  'The header {name} is given twice; the first one is sent.': 'A(z) {name} fejléc kétszer szerepel; az első lesz elküldve.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Egy útvonalszakasz csak . vagy .. jelből áll: a böngészők eltávolítják az URL-ből.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'A szerver URL-je felhasználónevet vagy jelszót tartalmaz, amit a böngészők elutasítanak; el lett távolítva.',
  "The server's variable {name} cannot have this value; its default is used.":
    'A szerver {name} változójának nem lehet ez az értéke; az alapértelmezett lesz használva.',
  'The API file does not define {name} of the server URL.': 'Az API-fájl nem definiálja ezt a szerver URL-jéből: {name}.',
  'A value is missing.': 'Hiányzik egy érték.',
  'This is nested too deeply.': 'Túl mély a beágyazás.',
  'Text must be in double quotes.': 'A szövegnek kettős idézőjelben kell lennie.',
  'A value cannot start with {sign}.': 'Egy érték nem kezdődhet ezzel: {sign}.',
  'A comma or {sign} is missing.': 'Hiányzik egy vessző vagy {sign}.',
  '{sign} is missing at the end.': 'Hiányzik a végéről: {sign}.',
  'There is a comma too many before {sign}.': 'Fölösleges vessző van ez előtt: {sign}.',
  'A name in double quotes is missing.': 'Hiányzik egy név kettős idézőjelben.',
  'A colon is missing.': 'Hiányzik egy kettőspont.',
  'This text has a character that must be escaped.': 'Ebben a szövegben van egy karakter, amelyet escape-elni kell.',
  'The closing quote is missing.': 'Hiányzik a záró idézőjel.',
  'There is more text after the end of the value.': 'Az érték vége után további szöveg áll.',
  'It is longer than {size}: the rest was not read.': 'Hosszabb, mint {size}: a többi nem lett beolvasva.',
  'Stopped.': 'Leállítva.',
  'The connection was lost: {reason}': 'Megszakadt a kapcsolat: {reason}',
  'The response has no access token.': 'A válaszban nincs hozzáférési token.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'A böngésző letiltotta a bejelentkezési ablakot: engedélyezze az előugró ablakokat ezen az oldalon.',
  'Signing in requires a page loaded over https.': 'A bejelentkezéshez https-en betöltött oldal kell.',
  'The code has expired: sign in again.': 'A kód lejárt: jelentkezzen be újra.',
  '{address} does not describe how to sign in.': '{address} nem írja le, hogyan lehet bejelentkezni.',
  '{name} is missing from the API file or is not an https URL.': 'A(z) {name} hiányzik az API-fájlból, vagy nem https URL.',
  'Paste a token into the field above instead.': 'Illesszen be inkább egy tokent a fenti mezőbe.',
  'The sign-in window was closed before sign-in finished.': 'A bejelentkezési ablakot a bejelentkezés befejezése előtt bezárták.',
};
