import type { FailureTexts } from '../failure-texts.ts';

export const lvFailures: FailureTexts = {
  'The address is incomplete': 'Adrese nav pilnīga',
  'The address is empty.': 'Adrese ir tukša.',
  '{url} is not a valid request URL.': '{url} nav derīgs pieprasījuma URL.',
  'A page cannot send {method}': 'Lapa nevar nosūtīt {method}',
  'Browsers refuse this method. The command below can send it.': 'Pārlūki šo metodi noraida. Pieprasījumu var nosūtīt ar komandu zemāk.',
  'There is no connection': 'Nav savienojuma',
  'The request was not sent': 'Pieprasījums netika nosūtīts',
  'This device is offline. Send it again once the network is back.':
    'Šī ierīce ir bezsaistē. Sūtiet vēlreiz, kad tīkls atkal būs pieejams.',
  'The browser blocks insecure addresses on a secure page': 'Pārlūks drošā lapā bloķē nedrošas adreses',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Šī lapa ir ielādēta ar https, bet {host} tiktu izsaukts ar http. API jābūt pieejamam https adresē.',
  'The address is on a private network': 'Adrese ir privātā tīklā',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} ir šajā ierīcē vai tās tīklā. Pirms publiska lapa var tam piekļūt, pārlūki prasa atļauju lietotājam vai API.',
  '{host} does not respond': '{host} neatbild',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Iespējams, nosaukums ir nepareizs, serveris nedarbojas, tā sertifikāts nav uzticams vai pieprasījumu bloķē paplašinājums vai ugunsmūris.',
  'The API does not allow this page to read its responses': 'API neļauj šai lapai lasīt tā atbildes',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} atbild, bet pārlūkā neatļauj pieprasījumus no {origin} (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Pieprasījums tika nosūtīts un, iespējams, izpildīts; pārlūks slēpj atbildi.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Iepriekšējais pārbaudes pieprasījums (OPTIONS) netika atļauts, tāpēc pārlūks pašu pieprasījumu nenosūtīja.',
  'It is also possible that the server does not respond at all.': 'Iespējams arī, ka serveris vispār neatbild.',
  'The API responded with a redirect': 'API atbildēja ar pāradresāciju',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} pāradresē pieprasījumu uz citu serveri, kura adresi pārlūks no lapām slēpj.',
  'The dev server did not send the request': 'Izstrādes serveris pieprasījumu nenosūtīja',
  'The server of this site did not send the request': 'Šīs vietnes serveris pieprasījumu nenosūtīja',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Pārlūki neļauj lapai iestatīt citas vietnes sīkfailus: tie ir piemēros, bet netiek sūtīti.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Pārlūki neļauj lapai iestatīt galveni {name}: tā ir piemēros, bet netiek sūtīta.',
  'Browsers do not allow a page to send {name}. The samples can.': 'Pārlūki neļauj lapai sūtīt {name}. Ar piemēriem to var nosūtīt.',
  'A browser sends no body with {name}. The samples do.': 'Ar {name} pārlūks nesūta saturu. Piemēri to sūta.',
  'A page cannot authenticate with {name}.': 'Lapa nevar autentificēties ar {name}.',
  '{name} needs a file.': 'Vajadzīgs fails: {name}.',
  '{name} cannot be the name of a header.': '{name} nevar būt galvenes nosaukums.',
  'The header {name} is given twice; the first one is sent.': 'Galvene {name} norādīta divreiz; tiek sūtīta pirmā.',
  'A path segment is . or .. only: browsers remove it from the URL.': 'Ceļa segments ir tikai . vai ..: pārlūki to noņem no URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Servera URL satur lietotājvārdu vai paroli, ko pārlūki noraida; tas tika noņemts.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Servera mainīgajam {name} nevar būt šāda vērtība; tiek izmantota noklusējuma vērtība.',
  'The API file does not define {name} of the server URL.': 'API fails nedefinē servera URL daļu {name}.',
  'A value is missing.': 'Trūkst vērtības.',
  'This is nested too deeply.': 'Ligzdošana ir pārāk dziļa.',
  'Text must be in double quotes.': 'Tekstam jābūt dubultpēdiņās.',
  'A value cannot start with {sign}.': 'Vērtība nevar sākties ar {sign}.',
  'A comma or {sign} is missing.': 'Trūkst komata vai {sign}.',
  '{sign} is missing at the end.': 'Beigās trūkst {sign}.',
  'There is a comma too many before {sign}.': 'Pirms {sign} ir lieks komats.',
  'A name in double quotes is missing.': 'Trūkst nosaukuma dubultpēdiņās.',
  'A colon is missing.': 'Trūkst kola.',
  'This text has a character that must be escaped.': 'Šajā tekstā ir rakstzīme, kas jāraksta ar atpakaļvērsto slīpsvītru.',
  'The closing quote is missing.': 'Trūkst beigu pēdiņas.',
  'There is more text after the end of the value.': 'Pēc vērtības beigām ir vēl teksts.',
  'It is longer than {size}: the rest was not read.': 'Tas ir garāks par {size}: pārējais netika nolasīts.',
  'Stopped.': 'Apturēts.',
  'The connection was lost: {reason}': 'Savienojums pārtrūka: {reason}',
  'The response has no access token.': 'Atbildē nav piekļuves marķiera.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Pārlūks bloķēja pierakstīšanās logu: atļaujiet šai lapai uznirstošos logus.',
  'Signing in requires a page loaded over https.': 'Lai pierakstītos, lapai jābūt ielādētai ar https.',
  'The code has expired: sign in again.': 'Koda derīgums ir beidzies: pierakstieties vēlreiz.',
  '{address} does not describe how to sign in.': '{address} neapraksta, kā pierakstīties.',
  '{name} is missing from the API file or is not an https URL.': 'API failā nav {name}, vai arī tas nav https URL.',
  'Paste a token into the field above instead.': 'Tā vietā ielīmējiet marķieri laukā augstāk.',
  'The sign-in window was closed before sign-in finished.': 'Pierakstīšanās logs tika aizvērts, pirms pierakstīšanās bija pabeigta.',
};
