import type { FailureTexts } from '../failure-texts.ts';

export const slFailures: FailureTexts = {
  'The address is incomplete': 'Naslov je nepopoln',
  'The address is empty.': 'Naslov je prazen.',
  '{url} is not a valid request URL.': '{url} ni veljaven URL zahteve.',
  'A page cannot send {method}': 'Stran ne more poslati {method}',
  'Browsers refuse this method. The command below can send it.': 'Brskalniki te metode ne dovolijo. Pošlje jo lahko spodnji ukaz.',
  'There is no connection': 'Ni povezave',
  'The request was not sent': 'Zahteva ni bila poslana',
  'This device is offline. Send it again once the network is back.':
    'Ta naprava je brez povezave. Pošljite znova, ko bo omrežje spet na voljo.',
  'The browser blocks insecure addresses on a secure page': 'Brskalnik na varni strani blokira nezavarovane naslove',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Ta stran je bila naložena prek https, {host} pa bi bil klican prek http. API mora biti na voljo na naslovu https.',
  'The address is on a private network': 'Naslov je v zasebnem omrežju',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} je v tej napravi ali njenem omrežju. Preden ga lahko doseže javna stran, brskalniki vprašajo uporabnika ali API.',
  '{host} does not respond': '{host} se ne odziva',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Morda je ime napačno, strežnik ne deluje, njegovo potrdilo ni zaupanja vredno ali pa zahtevo blokira razširitev ali požarni zid.',
  'The API does not allow this page to read its responses': 'API tej strani ne dovoli branja svojih odgovorov',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} se odziva, vendar v brskalniku ne dovoli zahtev z {origin} (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Zahteva je bila poslana in je morda učinkovala; brskalnik skriva odgovor.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Predhodna zahteva (OPTIONS) ni bila dovoljena, zato brskalnik same zahteve ni poslal.',
  'It is also possible that the server does not respond at all.': 'Možno je tudi, da se strežnik sploh ne odziva.',
  'The API responded with a redirect': 'API je odgovoril s preusmeritvijo',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} preusmerja zahtevo na drug strežnik, katerega naslov brskalnik skriva pred stranmi.',
  'The dev server did not send the request': 'Razvojni strežnik ni poslal zahteve',
  'The server of this site did not send the request': 'Strežnik te strani ni poslal zahteve',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Brskalniki strani ne dovolijo nastavljanja piškotkov za drugo spletno mesto: v primerih so, vendar se ne pošljejo.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Brskalniki strani ne dovolijo nastavljanja glave {name}: v primerih je, vendar se ne pošlje.',
  'Browsers do not allow a page to send {name}. The samples can.': 'Brskalniki strani ne dovolijo pošiljanja {name}. Primeri to zmorejo.',
  'A browser sends no body with {name}. The samples do.': 'Brskalnik z {name} ne pošlje telesa. Primeri ga pošljejo.',
  'A page cannot authenticate with {name}.': 'Stran se ne more overiti z {name}.',
  '{name} needs a file.': '{name} potrebuje datoteko.',
  '{name} cannot be the name of a header.': '{name} ne more biti ime glave.',
  'The header {name} is given twice; the first one is sent.': 'Glava {name} je navedena dvakrat; pošlje se prva.',
  'A path segment is . or .. only: browsers remove it from the URL.': 'Segment poti je samo . ali ..: brskalniki ga odstranijo iz URL-ja.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'URL strežnika vsebuje uporabniško ime ali geslo, kar brskalniki zavrnejo; odstranjeno je bilo.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Spremenljivka strežnika {name} ne more imeti te vrednosti; uporabljena je privzeta.',
  'The API file does not define {name} of the server URL.': 'Datoteka API ne določa {name} iz URL-ja strežnika.',
  'A value is missing.': 'Manjka vrednost.',
  'This is nested too deeply.': 'To je pregloboko ugnezdeno.',
  'Text must be in double quotes.': 'Besedilo mora biti v dvojnih narekovajih.',
  'A value cannot start with {sign}.': 'Vrednost se ne more začeti z {sign}.',
  'A comma or {sign} is missing.': 'Manjka vejica ali {sign}.',
  '{sign} is missing at the end.': 'Na koncu manjka {sign}.',
  'There is a comma too many before {sign}.': 'Pred {sign} je odvečna vejica.',
  'A name in double quotes is missing.': 'Manjka ime v dvojnih narekovajih.',
  'A colon is missing.': 'Manjka dvopičje.',
  'This text has a character that must be escaped.': 'V tem besedilu je znak, ki mora biti zapisan z ubežnim zaporedjem.',
  'The closing quote is missing.': 'Manjka zaključni narekovaj.',
  'There is more text after the end of the value.': 'Za koncem vrednosti je še besedilo.',
  'It is longer than {size}: the rest was not read.': 'Daljše je od {size}: preostanek ni bil prebran.',
  'Stopped.': 'Ustavljeno.',
  'The connection was lost: {reason}': 'Povezava je bila prekinjena: {reason}',
  'The response has no access token.': 'V odgovoru ni dostopnega žetona.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Brskalnik je blokiral okno za prijavo: dovolite pojavna okna za to stran.',
  'Signing in requires a page loaded over https.': 'Za prijavo mora biti stran naložena prek https.',
  'The code has expired: sign in again.': 'Koda je potekla: prijavite se znova.',
  '{address} does not describe how to sign in.': '{address} ne opisuje, kako se prijaviti.',
  '{name} is missing from the API file or is not an https URL.': '{name} manjka v datoteki API ali ni naslov URL https.',
  'Paste a token into the field above instead.': 'Namesto tega prilepite žeton v polje zgoraj.',
  'The sign-in window was closed before sign-in finished.': 'Okno za prijavo je bilo zaprto, preden se je prijava končala.',
};
