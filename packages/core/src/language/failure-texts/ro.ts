import type { FailureTexts } from '../failure-texts.ts';

export const roFailures: FailureTexts = {
  'The address is incomplete': 'Adresa este incompletă',
  'The address is empty.': 'Adresa este goală.',
  '{url} is not a valid request URL.': '{url} nu este un URL de cerere valid.',
  'A page cannot send {method}': 'O pagină nu poate trimite {method}',
  'Browsers refuse this method. The command below can send it.':
    'Browserele refuză această metodă. Comanda de mai jos poate trimite cererea.',
  'There is no connection': 'Nu există conexiune',
  'The request was not sent': 'Cererea nu a fost trimisă',
  'This device is offline. Send it again once the network is back.':
    'Acest dispozitiv este offline. Trimiteți din nou când revine rețeaua.',
  'The browser blocks insecure addresses on a secure page': 'Browserul blochează adresele nesigure pe o pagină sigură',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Această pagină a fost încărcată prin https, dar {host} ar fi apelat prin http. API-ul trebuie să fie disponibil la o adresă https.',
  'The address is on a private network': 'Adresa este într-o rețea privată',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} este pe acest dispozitiv sau în rețeaua lui. Browserele cer permisiunea utilizatorului sau a API-ului înainte ca o pagină publică să îl poată accesa.',
  '{host} does not respond': '{host} nu răspunde',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Este posibil ca numele să fie greșit, serverul să fie oprit sau certificatul să nu fie de încredere, ori ca o extensie sau un firewall să blocheze cererea.',
  'The API does not allow this page to read its responses': 'API-ul nu permite acestei pagini să îi citească răspunsurile',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} răspunde, dar nu permite cereri de la {origin} într-un browser (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Cererea a fost trimisă și este posibil să fi avut efect; browserul ascunde răspunsul.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Cererea preliminară (OPTIONS) nu a fost permisă, așa că browserul nu a trimis cererea propriu-zisă.',
  'It is also possible that the server does not respond at all.': 'Este posibil și ca serverul să nu răspundă deloc.',
  'The API responded with a redirect': 'API-ul a răspuns cu o redirecționare',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} redirecționează cererea către alt server, a cărui adresă browserul o ascunde de pagini.',
  'The dev server did not send the request': 'Serverul de dezvoltare nu a trimis cererea',
  'The server of this site did not send the request': 'Serverul acestui site nu a trimis cererea',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Browserele nu permit unei pagini să seteze cookie-uri pentru alt site: ele sunt în exemple, dar nu sunt trimise.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Browserele nu permit unei pagini să seteze antetul {name}: el este în exemple, dar nu este trimis.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Browserele nu permit unei pagini să trimită {name}. Cu exemplele se poate.',
  'A browser sends no body with {name}. The samples do.': 'Un browser nu trimite corp cu {name}. Exemplele îl trimit.',
  'A page cannot authenticate with {name}.': 'O pagină nu se poate autentifica cu {name}.',
  '{name} needs a file.': '{name} are nevoie de un fișier.',
  '{name} cannot be the name of a header.': '{name} nu poate fi numele unui antet.',
  'The header {name} is given twice; the first one is sent.': 'Antetul {name} este dat de două ori; se trimite primul.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Un segment al căii este doar . sau ..: browserele îl elimină din URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'URL-ul serverului conține un nume de utilizator sau o parolă, ceea ce browserele resping; această parte a fost eliminată.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Variabila {name} a serverului nu poate avea această valoare; se folosește valoarea implicită.',
  'The API file does not define {name} of the server URL.': 'Fișierul API nu definește {name} din URL-ul serverului.',
  'A value is missing.': 'Lipsește o valoare.',
  'This is nested too deeply.': 'Imbricarea este prea adâncă.',
  'Text must be in double quotes.': 'Textul trebuie să fie între ghilimele duble.',
  'A value cannot start with {sign}.': 'O valoare nu poate începe cu {sign}.',
  'A comma or {sign} is missing.': 'Lipsește o virgulă sau {sign}.',
  '{sign} is missing at the end.': 'Lipsește {sign} la sfârșit.',
  'There is a comma too many before {sign}.': 'Există o virgulă în plus înainte de {sign}.',
  'A name in double quotes is missing.': 'Lipsește un nume între ghilimele duble.',
  'A colon is missing.': 'Lipsește semnul două puncte.',
  'This text has a character that must be escaped.': 'Acest text are un caracter care trebuie scris cu bară oblică inversă.',
  'The closing quote is missing.': 'Lipsesc ghilimelele de închidere.',
  'There is more text after the end of the value.': 'Mai există text după sfârșitul valorii.',
  'It is longer than {size}: the rest was not read.': 'Este mai lung decât {size}: restul nu a fost citit.',
  'Stopped.': 'Oprit.',
  'The connection was lost: {reason}': 'Conexiunea s-a pierdut: {reason}',
  'The response has no access token.': 'Răspunsul nu are token de acces.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Browserul a blocat fereastra de autentificare: permiteți ferestrele pop-up pentru această pagină.',
  'Signing in requires a page loaded over https.': 'Autentificarea necesită o pagină încărcată prin https.',
  'The code has expired: sign in again.': 'Codul a expirat: autentificați-vă din nou.',
  '{address} does not describe how to sign in.': '{address} nu descrie cum se face autentificarea.',
  '{name} is missing from the API file or is not an https URL.': '{name} lipsește din fișierul API sau nu este un URL https.',
  'Paste a token into the field above instead.': 'Lipiți în schimb un token în câmpul de mai sus.',
  'The sign-in window was closed before sign-in finished.':
    'Fereastra de autentificare a fost închisă înainte de finalizarea autentificării.',
};
