import type { FailureTexts } from '../failure-texts.ts';

export const csFailures: FailureTexts = {
  'The address is incomplete': 'Adresa není úplná',
  'The address is empty.': 'Adresa je prázdná.',
  '{url} is not a valid request URL.': '{url} není platná adresa URL požadavku.',
  'A page cannot send {method}': 'Stránka nemůže odeslat {method}',
  'Browsers refuse this method. The command below can send it.': 'Prohlížeče tuto metodu odmítají. Příkaz níže ji odeslat může.',
  'There is no connection': 'Žádné připojení',
  'The request was not sent': 'Požadavek nebyl odeslán',
  'This device is offline. Send it again once the network is back.':
    'Toto zařízení je offline. Odešlete požadavek znovu, až bude síť zase dostupná.',
  'The browser blocks insecure addresses on a secure page': 'Prohlížeč na zabezpečené stránce blokuje nezabezpečené adresy',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Tato stránka byla načtena přes https, ale {host} by se volal přes http. API musí být dostupné na adrese https.',
  'The address is on a private network': 'Adresa je v soukromé síti',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} je v tomto zařízení nebo v jeho síti. Než se tam veřejná stránka smí připojit, prohlížeče se zeptají uživatele nebo API.',
  '{host} does not respond': '{host} neodpovídá',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Název může být chybný, server nemusí běžet nebo jeho certifikát není důvěryhodný, případně požadavek blokuje rozšíření nebo firewall.',
  'The API does not allow this page to read its responses': 'API této stránce nedovoluje číst své odpovědi',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} odpovídá, ale nepovoluje v prohlížeči požadavky z {origin} (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Požadavek byl odeslán a mohl se provést; prohlížeč odpověď skrývá.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Předběžný požadavek (OPTIONS) nebyl povolen, takže prohlížeč samotný požadavek neodeslal.',
  'It is also possible that the server does not respond at all.': 'Je také možné, že server vůbec neodpovídá.',
  'The API responded with a redirect': 'API odpovědělo přesměrováním',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} přesměrovává požadavek na jiný server, jehož adresu prohlížeč před stránkami skrývá.',
  'The dev server did not send the request': 'Vývojový server požadavek neodeslal',
  'The server of this site did not send the request': 'Server tohoto webu požadavek neodeslal',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Prohlížeče nedovolují stránce nastavit cookies pro jiný web: v ukázkách jsou, ale neodesílají se.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Prohlížeče nedovolují stránce nastavit hlavičku {name}: v ukázkách je, ale neodesílá se.',
  'Browsers do not allow a page to send {name}. The samples can.': 'Prohlížeče nedovolují stránce odeslat {name}. Ukázky to umějí.',
  'A browser sends no body with {name}. The samples do.': 'Prohlížeč s {name} neodesílá žádné tělo. Ukázky ano.',
  'A page cannot authenticate with {name}.': 'Stránka se nemůže ověřit pomocí {name}.',
  '{name} needs a file.': '{name} vyžaduje soubor.',
  '{name} cannot be the name of a header.': '{name} nemůže být název hlavičky.',
  'The header {name} is given twice; the first one is sent.': 'Hlavička {name} je uvedena dvakrát; odesílá se první.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Segment cesty je jen . nebo ..: prohlížeče ho z adresy URL odstraňují.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Adresa URL serveru obsahuje uživatelské jméno nebo heslo, které prohlížeče odmítají; bylo odstraněno.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Proměnná serveru {name} nemůže mít tuto hodnotu; použije se její výchozí hodnota.',
  'The API file does not define {name} of the server URL.': 'Soubor API nedefinuje {name} v adrese URL serveru.',
  'A value is missing.': 'Chybí hodnota.',
  'This is nested too deeply.': 'Zanoření je příliš hluboké.',
  'Text must be in double quotes.': 'Text musí být v dvojitých uvozovkách.',
  'A value cannot start with {sign}.': 'Hodnota nemůže začínat na {sign}.',
  'A comma or {sign} is missing.': 'Chybí čárka nebo {sign}.',
  '{sign} is missing at the end.': 'Na konci chybí {sign}.',
  'There is a comma too many before {sign}.': 'Před {sign} je čárka navíc.',
  'A name in double quotes is missing.': 'Chybí název v dvojitých uvozovkách.',
  'A colon is missing.': 'Chybí dvojtečka.',
  'This text has a character that must be escaped.': 'Tento text obsahuje znak, který se musí escapovat.',
  'The closing quote is missing.': 'Chybí koncová uvozovka.',
  'There is more text after the end of the value.': 'Za koncem hodnoty je další text.',
  'It is longer than {size}: the rest was not read.': 'Je to delší než {size}: zbytek nebyl načten.',
  'Stopped.': 'Zastaveno.',
  'The connection was lost: {reason}': 'Spojení bylo přerušeno: {reason}',
  'The response has no access token.': 'Odpověď neobsahuje přístupový token.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Prohlížeč zablokoval přihlašovací okno: povolte pro tuto stránku vyskakovací okna.',
  'Signing in requires a page loaded over https.': 'K přihlášení musí být stránka načtena přes https.',
  'The code has expired: sign in again.': 'Platnost kódu vypršela: přihlaste se znovu.',
  '{address} does not describe how to sign in.': '{address} nepopisuje, jak se přihlásit.',
  '{name} is missing from the API file or is not an https URL.': '{name} v souboru API chybí nebo to není https URL.',
  'Paste a token into the field above instead.': 'Místo toho vložte token do pole výše.',
  'The sign-in window was closed before sign-in finished.': 'Přihlašovací okno bylo zavřeno před dokončením přihlášení.',
};
