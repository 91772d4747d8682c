import type { FailureTexts } from '../failure-texts.ts';

export const caFailures: FailureTexts = {
  'The address is incomplete': "L'adreça és incompleta",
  'The address is empty.': "L'adreça és buida.",
  '{url} is not a valid request URL.': '{url} no és un URL de sol·licitud vàlid.',
  'A page cannot send {method}': 'Una pàgina no pot enviar {method}',
  'Browsers refuse this method. The command below can send it.': "Els navegadors rebutgen aquest mètode. L'ordre de sota el pot enviar.",
  'There is no connection': 'No hi ha connexió',
  'The request was not sent': "La sol·licitud no s'ha enviat",
  'This device is offline. Send it again once the network is back.':
    'Aquest dispositiu no té connexió. Torneu a enviar la sol·licitud quan torni la xarxa.',
  'The browser blocks insecure addresses on a secure page': 'El navegador bloqueja les adreces no segures en una pàgina segura',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    "Aquesta pàgina s'ha carregat per https, però {host} es cridaria per http. L'API ha d'estar disponible en una adreça https.",
  'The address is on a private network': "L'adreça és en una xarxa privada",
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    "{host} és en aquest dispositiu o a la seva xarxa. Els navegadors ho demanen a l'usuari, o a l'API, abans que una pàgina pública hi pugui accedir.",
  '{host} does not respond': '{host} no respon',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Pot ser que el nom sigui incorrecte, que el servidor no funcioni o el seu certificat no sigui de confiança, o que una extensió o un tallafoc bloquegi la sol·licitud.',
  'The API does not allow this page to read its responses': "L'API no permet que aquesta pàgina en llegeixi les respostes",
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} respon, però no permet sol·licituds de {origin} en un navegador (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    "La sol·licitud s'ha enviat i pot haver tingut efecte; el navegador amaga la resposta.",
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    "La sol·licitud prèvia (OPTIONS) no s'ha permès, i per això el navegador no ha enviat la sol·licitud mateixa.",
  'It is also possible that the server does not respond at all.': 'També és possible que el servidor no respongui gens.',
  'The API responded with a redirect': "L'API ha respost amb una redirecció",
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} redirigeix la sol·licitud a un altre servidor, l’adreça del qual el navegador amaga a les pàgines.',
  'The dev server did not send the request': 'El servidor de desenvolupament no ha enviat la sol·licitud',
  'The server of this site did not send the request': "El servidor d'aquest lloc no ha enviat la sol·licitud",
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    "Els navegadors no permeten que una pàgina defineixi galetes per a un altre lloc: són als exemples, però no s'envien.",
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    "Els navegadors no permeten que una pàgina defineixi la capçalera {name}: és als exemples, però no s'envia.",
  'Browsers do not allow a page to send {name}. The samples can.':
    'Els navegadors no permeten que una pàgina enviï {name}. Els exemples sí que poden.',
  'A browser sends no body with {name}. The samples do.': 'Un navegador no envia cap cos amb {name}. Els exemples sí.',
  'A page cannot authenticate with {name}.': 'Una pàgina no es pot autenticar amb {name}.',
  '{name} needs a file.': '{name} necessita un fitxer.',
  '{name} cannot be the name of a header.': "{name} no pot ser el nom d'una capçalera.",
  'The header {name} is given twice; the first one is sent.': "La capçalera {name} hi és dues vegades; s'envia la primera.",
  'A path segment is . or .. only: browsers remove it from the URL.':
    "Un segment del camí és només . o ..: els navegadors l'eliminen de l'URL.",
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    "L'URL del servidor conté un nom d'usuari o una contrasenya, que els navegadors rebutgen; s'ha eliminat.",
  "The server's variable {name} cannot have this value; its default is used.":
    "La variable {name} del servidor no pot tenir aquest valor; se'n fa servir el valor per defecte.",
  'The API file does not define {name} of the server URL.': "El fitxer de l'API no defineix {name} de l'URL del servidor.",
  'A value is missing.': 'Falta un valor.',
  'This is nested too deeply.': 'Hi ha massa nivells de niament.',
  'Text must be in double quotes.': "El text ha d'anar entre cometes dobles.",
  'A value cannot start with {sign}.': 'Un valor no pot començar amb {sign}.',
  'A comma or {sign} is missing.': 'Falta una coma o {sign}.',
  '{sign} is missing at the end.': 'Falta {sign} al final.',
  'There is a comma too many before {sign}.': 'Sobra una coma abans de {sign}.',
  'A name in double quotes is missing.': 'Falta un nom entre cometes dobles.',
  'A colon is missing.': 'Falten dos punts.',
  'This text has a character that must be escaped.': "Aquest text té un caràcter que s'ha d'escapar.",
  'The closing quote is missing.': 'Falten les cometes de tancament.',
  'There is more text after the end of the value.': 'Hi ha més text després del final del valor.',
  'It is longer than {size}: the rest was not read.': "Fa més de {size}: la resta no s'ha llegit.",
  'Stopped.': 'Aturat.',
  'The connection was lost: {reason}': "S'ha perdut la connexió: {reason}",
  'The response has no access token.': "La resposta no té cap testimoni d'accés.",
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    "El navegador ha bloquejat la finestra d'inici de sessió: permeteu les finestres emergents en aquesta pàgina.",
  'Signing in requires a page loaded over https.': "Per iniciar la sessió, la pàgina s'ha de carregar per https.",
  'The code has expired: sign in again.': 'El codi ha caducat: torneu a iniciar la sessió.',
  '{address} does not describe how to sign in.': "{address} no descriu com s'inicia la sessió.",
  '{name} is missing from the API file or is not an https URL.': "{name} no és al fitxer de l'API o no és un URL https.",
  'Paste a token into the field above instead.': 'O bé enganxeu un testimoni al camp de dalt.',
  'The sign-in window was closed before sign-in finished.': "La finestra d'inici de sessió s'ha tancat abans d'acabar.",
};
