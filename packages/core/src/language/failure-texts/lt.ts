import type { FailureTexts } from '../failure-texts.ts';

export const ltFailures: FailureTexts = {
  'The address is incomplete': 'Adresas nepilnas',
  'The address is empty.': 'Adresas tuščias.',
  '{url} is not a valid request URL.': '{url} nėra tinkamas užklausos URL.',
  'A page cannot send {method}': 'Puslapis negali siųsti {method}',
  'Browsers refuse this method. The command below can send it.': 'Naršyklės nepriima šio metodo. Toliau pateikta komanda gali jį išsiųsti.',
  'There is no connection': 'Nėra ryšio',
  'The request was not sent': 'Užklausa neišsiųsta',
  'This device is offline. Send it again once the network is back.':
    'Šis įrenginys neprisijungęs prie tinklo. Siųskite dar kartą, kai tinklas vėl veiks.',
  'The browser blocks insecure addresses on a secure page': 'Naršyklė blokuoja nesaugius adresus saugiame puslapyje',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Šis puslapis įkeltas per https, bet į {host} būtų kreipiamasi per http. API turi būti pasiekiama https adresu.',
  'The address is on a private network': 'Adresas yra privačiame tinkle',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} yra šiame įrenginyje arba jo tinkle. Prieš leisdamos viešam puslapiui jį pasiekti, naršyklės klausia naudotojo arba API.',
  '{host} does not respond': '{host} neatsako',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Gali būti, kad pavadinimas neteisingas, serveris neveikia arba jo sertifikatas nepatikimas, arba užklausą blokuoja plėtinys ar užkarda.',
  'The API does not allow this page to read its responses': 'API neleidžia šiam puslapiui skaityti jos atsakymų',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} atsako, bet neleidžia užklausų iš {origin} naršyklėje (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Užklausa išsiųsta ir galėjo būti įvykdyta; naršyklė slepia atsakymą.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Išankstinė užklausa (OPTIONS) neleista, todėl pačios užklausos naršyklė neišsiuntė.',
  'It is also possible that the server does not respond at all.': 'Taip pat gali būti, kad serveris visai neatsako.',
  'The API responded with a redirect': 'API atsakė peradresavimu',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} peradresuoja užklausą į kitą serverį, kurio adresą naršyklė slepia nuo puslapių.',
  'The dev server did not send the request': 'Kūrimo serveris neišsiuntė užklausos',
  'The server of this site did not send the request': 'Šios svetainės serveris neišsiuntė užklausos',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Naršyklės neleidžia puslapiui nustatyti slapukų kitai svetainei: jie yra pavyzdžiuose, bet nesiunčiami.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Naršyklės neleidžia puslapiui nustatyti antraštės {name}: ji yra pavyzdžiuose, bet nesiunčiama.',
  'Browsers do not allow a page to send {name}. The samples can.': 'Naršyklės neleidžia puslapiui siųsti {name}. Pavyzdžiai tai gali.',
  'A browser sends no body with {name}. The samples do.': 'Naršyklė nesiunčia turinio su {name}. Pavyzdžiai siunčia.',
  'A page cannot authenticate with {name}.': 'Puslapis negali nustatyti tapatybės naudodamas {name}.',
  '{name} needs a file.': '{name} reikia failo.',
  '{name} cannot be the name of a header.': '{name} negali būti antraštės pavadinimas.',
  'The header {name} is given twice; the first one is sent.': 'Antraštė {name} nurodyta du kartus; siunčiama pirmoji.',
  'A path segment is . or .. only: browsers remove it from the URL.': 'Kelio dalis yra tik . arba ..: naršyklės ją pašalina iš URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Serverio URL yra naudotojo vardas arba slaptažodis, o naršyklės to nepriima; jis pašalintas.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Serverio kintamasis {name} negali turėti šios reikšmės; naudojama numatytoji.',
  'The API file does not define {name} of the server URL.': 'API failas neapibrėžia serverio URL dalies {name}.',
  'A value is missing.': 'Trūksta reikšmės.',
  'This is nested too deeply.': 'Per daug įdėtųjų lygių.',
  'Text must be in double quotes.': 'Tekstas turi būti dvigubose kabutėse.',
  'A value cannot start with {sign}.': 'Reikšmė negali prasidėti ženklu {sign}.',
  'A comma or {sign} is missing.': 'Trūksta kablelio arba {sign}.',
  '{sign} is missing at the end.': 'Pabaigoje trūksta {sign}.',
  'There is a comma too many before {sign}.': 'Prieš {sign} yra nereikalingas kablelis.',
  'A name in double quotes is missing.': 'Trūksta pavadinimo dvigubose kabutėse.',
  'A colon is missing.': 'Trūksta dvitaškio.',
  'This text has a character that must be escaped.': 'Šiame tekste yra ženklas, kurį reikia ekranuoti.',
  'The closing quote is missing.': 'Trūksta uždaromosios kabutės.',
  'There is more text after the end of the value.': 'Po reikšmės pabaigos yra dar teksto.',
  'It is longer than {size}: the rest was not read.': 'Ilgiau nei {size}: likusi dalis neskaityta.',
  'Stopped.': 'Sustabdyta.',
  'The connection was lost: {reason}': 'Ryšys nutrūko: {reason}',
  'The response has no access token.': 'Atsakyme nėra prieigos rakto.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Naršyklė užblokavo prisijungimo langą: leiskite šiam puslapiui iškylančiuosius langus.',
  'Signing in requires a page loaded over https.': 'Norint prisijungti, puslapis turi būti įkeltas per https.',
  'The code has expired: sign in again.': 'Kodo galiojimas baigėsi: prisijunkite dar kartą.',
  '{address} does not describe how to sign in.': '{address} nenurodo, kaip prisijungti.',
  '{name} is missing from the API file or is not an https URL.': 'API faile nėra {name} arba tai ne https URL.',
  'Paste a token into the field above instead.': 'Arba įklijuokite prieigos raktą į lauką aukščiau.',
  'The sign-in window was closed before sign-in finished.': 'Prisijungimo langas uždarytas nebaigus prisijungti.',
};
