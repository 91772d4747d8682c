import type { FailureTexts } from '../failure-texts.ts';

export const skFailures: FailureTexts = {
  'The address is incomplete': 'Adresa nie je úplná',
  'The address is empty.': 'Adresa je prázdna.',
  '{url} is not a valid request URL.': '{url} nie je platná adresa URL požiadavky.',
  'A page cannot send {method}': 'Stránka nemôže odoslať {method}',
  'Browsers refuse this method. The command below can send it.':
    'Prehliadače túto metódu odmietajú. Požiadavku možno odoslať príkazom nižšie.',
  'There is no connection': 'Nie je pripojenie',
  'The request was not sent': 'Požiadavka nebola odoslaná',
  'This device is offline. Send it again once the network is back.':
    'Toto zariadenie je offline. Odošlite požiadavku znova, keď bude sieť opäť dostupná.',
  'The browser blocks insecure addresses on a secure page': 'Prehliadač na zabezpečenej stránke blokuje nezabezpečené adresy',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Táto stránka bola načítaná cez https, ale {host} by sa volal cez http. API musí byť dostupné na adrese https.',
  'The address is on a private network': 'Adresa je v súkromnej sieti',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} je v tomto zariadení alebo v jeho sieti. Prehliadače si vyžiadajú súhlas používateľa alebo API, kým k nemu verejná stránka získa prístup.',
  '{host} does not respond': '{host} neodpovedá',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Názov môže byť nesprávny, server nemusí fungovať alebo jeho certifikát nemusí byť dôveryhodný, prípadne požiadavku blokuje rozšírenie alebo brána firewall.',
  'The API does not allow this page to read its responses': 'API nedovoľuje tejto stránke čítať svoje odpovede',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} odpovedá, ale nepovoľuje požiadavky z {origin} v prehliadači (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Požiadavka bola odoslaná a mohla sa vykonať; prehliadač odpoveď skrýva.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Predbežná požiadavka (OPTIONS) nebola povolená, preto prehliadač samotnú požiadavku neodoslal.',
  'It is also possible that the server does not respond at all.': 'Je tiež možné, že server vôbec neodpovedá.',
  'The API responded with a redirect': 'API odpovedalo presmerovaním',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} presmerúva požiadavku na iný server, ktorého adresu prehliadač pred stránkami skrýva.',
  'The dev server did not send the request': 'Vývojový server požiadavku neodoslal',
  'The server of this site did not send the request': 'Server tejto stránky požiadavku neodoslal',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Prehliadače nedovoľujú stránke nastaviť cookies pre iný web: sú v ukážkach, ale neodosielajú sa.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Prehliadače nedovoľujú stránke nastaviť hlavičku {name}: je v ukážkach, ale neodosiela sa.',
  'Browsers do not allow a page to send {name}. The samples can.': 'Prehliadače nedovoľujú stránke odoslať {name}. Ukážky to dokážu.',
  'A browser sends no body with {name}. The samples do.': 'Prehliadač s {name} neodosiela telo. Ukážky áno.',
  'A page cannot authenticate with {name}.': 'Stránka sa nemôže overiť pomocou {name}.',
  '{name} needs a file.': '{name} potrebuje súbor.',
  '{name} cannot be the name of a header.': '{name} nemôže byť názov hlavičky.',
  'The header {name} is given twice; the first one is sent.': 'Hlavička {name} je uvedená dvakrát; odošle sa prvá.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Segment cesty je len . alebo ..: prehliadače ho z adresy URL odstránia.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Adresa URL servera obsahuje používateľské meno alebo heslo, čo prehliadače odmietajú; táto časť bola odstránená.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Premenná servera {name} nemôže mať túto hodnotu; použije sa predvolená hodnota.',
  'The API file does not define {name} of the server URL.': 'Súbor API nedefinuje {name} z adresy URL servera.',
  'A value is missing.': 'Chýba hodnota.',
  'This is nested too deeply.': 'Vnorenie je príliš hlboké.',
  'Text must be in double quotes.': 'Text musí byť v dvojitých úvodzovkách.',
  'A value cannot start with {sign}.': 'Hodnota sa nemôže začínať na {sign}.',
  'A comma or {sign} is missing.': 'Chýba čiarka alebo {sign}.',
  '{sign} is missing at the end.': 'Na konci chýba {sign}.',
  'There is a comma too many before {sign}.': 'Pred {sign} je čiarka navyše.',
  'A name in double quotes is missing.': 'Chýba názov v dvojitých úvodzovkách.',
  'A colon is missing.': 'Chýba dvojbodka.',
  'This text has a character that must be escaped.': 'Tento text obsahuje znak, ktorý treba zapísať s opačnou lomkou.',
  'The closing quote is missing.': 'Chýba koncová úvodzovka.',
  'There is more text after the end of the value.': 'Za koncom hodnoty je ďalší text.',
  'It is longer than {size}: the rest was not read.': 'Je to dlhšie ako {size}: zvyšok sa neprečítal.',
  'Stopped.': 'Zastavené.',
  'The connection was lost: {reason}': 'Spojenie sa prerušilo: {reason}',
  'The response has no access token.': 'Odpoveď nemá prístupový token.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Prehliadač zablokoval prihlasovacie okno: povoľte pre túto stránku vyskakovacie okná.',
  'Signing in requires a page loaded over https.': 'Prihlásenie vyžaduje stránku načítanú cez https.',
  'The code has expired: sign in again.': 'Platnosť kódu vypršala: prihláste sa znova.',
  '{address} does not describe how to sign in.': '{address} neopisuje, ako sa prihlásiť.',
  '{name} is missing from the API file or is not an https URL.': '{name} v súbore API chýba alebo to nie je https URL.',
  'Paste a token into the field above instead.': 'Namiesto toho vložte token do poľa vyššie.',
  'The sign-in window was closed before sign-in finished.': 'Prihlasovacie okno bolo zatvorené pred dokončením prihlásenia.',
};
