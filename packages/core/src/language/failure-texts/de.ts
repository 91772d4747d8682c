import type { FailureTexts } from '../failure-texts.ts';

export const deFailures: FailureTexts = {
  'The address is incomplete': 'Die Adresse ist unvollständig',
  'The address is empty.': 'Die Adresse ist leer.',
  '{url} is not a valid request URL.': '{url} ist keine gültige URL für eine Anfrage.',
  'A page cannot send {method}': 'Eine Seite kann {method} nicht senden',
  'Browsers refuse this method. The command below can send it.': 'Browser lehnen diese Methode ab. Der Befehl unten kann sie senden.',
  'There is no connection': 'Keine Verbindung',
  'The request was not sent': 'Die Anfrage wurde nicht gesendet',
  'This device is offline. Send it again once the network is back.':
    'Dieses Gerät ist offline. Senden Sie die Anfrage erneut, sobald das Netz wieder da ist.',
  'The browser blocks insecure addresses on a secure page': 'Der Browser blockiert unsichere Adressen auf einer sicheren Seite',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Diese Seite wurde über https geladen, {host} würde aber über http aufgerufen. Die API muss unter einer https-Adresse erreichbar sein.',
  'The address is on a private network': 'Die Adresse liegt in einem privaten Netz',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} liegt auf diesem Gerät oder in seinem Netz. Browser fragen den Benutzer oder die API, bevor eine öffentliche Seite darauf zugreifen darf.',
  '{host} does not respond': '{host} antwortet nicht',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Vielleicht ist der Name falsch, der Server nicht erreichbar oder sein Zertifikat nicht vertrauenswürdig, oder eine Erweiterung oder Firewall blockiert die Anfrage.',
  'The API does not allow this page to read its responses': 'Die API erlaubt dieser Seite nicht, ihre Antworten zu lesen',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} antwortet, erlaubt im Browser aber keine Anfragen von {origin} (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Die Anfrage wurde gesendet und hat möglicherweise etwas bewirkt; der Browser verbirgt die Antwort.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Die Preflight-Anfrage (OPTIONS) wurde nicht erlaubt, deshalb hat der Browser die eigentliche Anfrage nicht gesendet.',
  'It is also possible that the server does not respond at all.': 'Möglich ist auch, dass der Server gar nicht antwortet.',
  'The API responded with a redirect': 'Die API hat mit einer Weiterleitung geantwortet',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} leitet die Anfrage an einen anderen Server weiter, dessen Adresse der Browser vor Seiten verbirgt.',
  'The dev server did not send the request': 'Der Entwicklungsserver hat die Anfrage nicht gesendet',
  'The server of this site did not send the request': 'Der Server dieser Website hat die Anfrage nicht gesendet',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Browser erlauben einer Seite nicht, Cookies für eine andere Website zu setzen: Sie stehen in den Beispielen, werden aber nicht gesendet.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Browser erlauben einer Seite nicht, den Header {name} zu setzen: Er steht in den Beispielen, wird aber nicht gesendet.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Browser erlauben einer Seite nicht, {name} zu senden. Die Beispiele können es.',
  'A browser sends no body with {name}. The samples do.': 'Ein Browser sendet mit {name} keinen Body. Die Beispiele tun es.',
  'A page cannot authenticate with {name}.': 'Eine Seite kann sich nicht mit {name} authentifizieren.',
  '{name} needs a file.': '{name} braucht eine Datei.',
  '{name} cannot be the name of a header.': '{name} kann nicht der Name eines Headers sein.',
  'The header {name} is given twice; the first one is sent.': 'Der Header {name} ist doppelt angegeben; der erste wird gesendet.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Ein Pfadsegment besteht nur aus . oder ..: Browser entfernen es aus der URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Die Server-URL enthält einen Benutzernamen oder ein Passwort. Browser lehnen das ab; es wurde entfernt.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Die Variable {name} des Servers kann diesen Wert nicht haben; ihr Standardwert wird verwendet.',
  'The API file does not define {name} of the server URL.': 'Die API-Datei definiert {name} in der Server-URL nicht.',
  'A value is missing.': 'Ein Wert fehlt.',
  'This is nested too deeply.': 'Das ist zu tief verschachtelt.',
  'Text must be in double quotes.': 'Text muss in doppelten Anführungszeichen stehen.',
  'A value cannot start with {sign}.': 'Ein Wert kann nicht mit {sign} beginnen.',
  'A comma or {sign} is missing.': 'Ein Komma oder {sign} fehlt.',
  '{sign} is missing at the end.': '{sign} fehlt am Ende.',
  'There is a comma too many before {sign}.': 'Vor {sign} steht ein Komma zu viel.',
  'A name in double quotes is missing.': 'Ein Name in doppelten Anführungszeichen fehlt.',
  'A colon is missing.': 'Ein Doppelpunkt fehlt.',
  'This text has a character that must be escaped.': 'Dieser Text enthält ein Zeichen, das maskiert werden muss.',
  'The closing quote is missing.': 'Das schließende Anführungszeichen fehlt.',
  'There is more text after the end of the value.': 'Nach dem Ende des Werts folgt weiterer Text.',
  'It is longer than {size}: the rest was not read.': 'Länger als {size}: Der Rest wurde nicht gelesen.',
  'Stopped.': 'Abgebrochen.',
  'The connection was lost: {reason}': 'Die Verbindung ist abgebrochen: {reason}',
  'The response has no access token.': 'Die Antwort enthält kein Zugriffstoken.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Der Browser hat das Anmeldefenster blockiert: Erlauben Sie Pop-ups für diese Seite.',
  'Signing in requires a page loaded over https.': 'Zum Anmelden muss die Seite über https geladen sein.',
  'The code has expired: sign in again.': 'Der Code ist abgelaufen: Melden Sie sich erneut an.',
  '{address} does not describe how to sign in.': '{address} beschreibt nicht, wie man sich anmeldet.',
  '{name} is missing from the API file or is not an https URL.': '{name} fehlt in der API-Datei oder ist keine https-URL.',
  'Paste a token into the field above instead.': 'Fügen Sie stattdessen ein Token in das Feld oben ein.',
  'The sign-in window was closed before sign-in finished.': 'Das Anmeldefenster wurde geschlossen, bevor die Anmeldung abgeschlossen war.',
};
