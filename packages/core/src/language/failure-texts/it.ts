import type { FailureTexts } from '../failure-texts.ts';

export const itFailures: FailureTexts = {
  'The address is incomplete': 'L’indirizzo è incompleto',
  'The address is empty.': 'L’indirizzo è vuoto.',
  '{url} is not a valid request URL.': '{url} non è un URL di richiesta valido.',
  'A page cannot send {method}': 'Una pagina non può inviare {method}',
  'Browsers refuse this method. The command below can send it.': 'I browser rifiutano questo metodo. Il comando qui sotto può inviarlo.',
  'There is no connection': 'Connessione assente',
  'The request was not sent': 'La richiesta non è stata inviata',
  'This device is offline. Send it again once the network is back.': 'Questo dispositivo è offline. Invia di nuovo quando torna la rete.',
  'The browser blocks insecure addresses on a secure page': 'Il browser blocca gli indirizzi non sicuri in una pagina sicura',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Questa pagina è stata caricata tramite https, ma {host} verrebbe chiamato tramite http. L’API deve essere disponibile a un indirizzo https.',
  'The address is on a private network': 'L’indirizzo è in una rete privata',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} è su questo dispositivo o nella sua rete. I browser chiedono il permesso all’utente, o all’API, prima che una pagina pubblica possa raggiungerlo.',
  '{host} does not respond': '{host} non risponde',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Il nome potrebbe essere errato, il server non attivo o il suo certificato non attendibile, oppure un’estensione o un firewall blocca la richiesta.',
  'The API does not allow this page to read its responses': 'L’API non consente a questa pagina di leggere le sue risposte',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} risponde, ma non consente richieste da {origin} in un browser (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'La richiesta è stata inviata e potrebbe aver avuto effetto; il browser nasconde la risposta.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'La richiesta preliminare (OPTIONS) non è stata consentita, quindi il browser non ha inviato la richiesta vera e propria.',
  'It is also possible that the server does not respond at all.': 'È anche possibile che il server non risponda affatto.',
  'The API responded with a redirect': 'L’API ha risposto con un reindirizzamento',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} reindirizza la richiesta a un altro server, il cui indirizzo il browser nasconde alle pagine.',
  'The dev server did not send the request': 'Il server di sviluppo non ha inviato la richiesta',
  'The server of this site did not send the request': 'Il server di questo sito non ha inviato la richiesta',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'I browser non consentono a una pagina di impostare cookie per un altro sito: sono negli esempi, ma non vengono inviati.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'I browser non consentono a una pagina di impostare l’intestazione {name}: è negli esempi, ma non viene inviata.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'I browser non consentono a una pagina di inviare {name}. Gli esempi possono farlo.',
  'A browser sends no body with {name}. The samples do.': 'Un browser non invia alcun corpo con {name}. Gli esempi lo inviano.',
  'A page cannot authenticate with {name}.': 'Una pagina non può autenticarsi con {name}.',
  '{name} needs a file.': '{name} richiede un file.',
  '{name} cannot be the name of a header.': '{name} non può essere il nome di un’intestazione.',
  'The header {name} is given twice; the first one is sent.': 'L’intestazione {name} è indicata due volte; viene inviata la prima.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Un segmento del percorso è solo . o ..: i browser lo rimuovono dall’URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'L’URL del server contiene un nome utente o una password, che i browser rifiutano; è stato rimosso.',
  "The server's variable {name} cannot have this value; its default is used.":
    'La variabile {name} del server non può avere questo valore; viene usato quello predefinito.',
  'The API file does not define {name} of the server URL.': 'Il file dell’API non definisce {name} dell’URL del server.',
  'A value is missing.': 'Manca un valore.',
  'This is nested too deeply.': 'L’annidamento è troppo profondo.',
  'Text must be in double quotes.': 'Il testo deve essere tra virgolette doppie.',
  'A value cannot start with {sign}.': 'Un valore non può iniziare con {sign}.',
  'A comma or {sign} is missing.': 'Manca una virgola o {sign}.',
  '{sign} is missing at the end.': 'Manca {sign} alla fine.',
  'There is a comma too many before {sign}.': 'C’è una virgola di troppo prima di {sign}.',
  'A name in double quotes is missing.': 'Manca un nome tra virgolette doppie.',
  'A colon is missing.': 'Mancano i due punti.',
  'This text has a character that must be escaped.': 'Questo testo contiene un carattere che richiede l’escape.',
  'The closing quote is missing.': 'Mancano le virgolette di chiusura.',
  'There is more text after the end of the value.': 'C’è altro testo dopo la fine del valore.',
  'It is longer than {size}: the rest was not read.': 'Supera {size}: il resto non è stato letto.',
  'Stopped.': 'Interrotto.',
  'The connection was lost: {reason}': 'La connessione è stata persa: {reason}',
  'The response has no access token.': 'La risposta non contiene un token di accesso.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Il browser ha bloccato la finestra di accesso: consenti i popup per questa pagina.',
  'Signing in requires a page loaded over https.': 'L’accesso richiede una pagina caricata tramite https.',
  'The code has expired: sign in again.': 'Il codice è scaduto: accedi di nuovo.',
  '{address} does not describe how to sign in.': '{address} non descrive come accedere.',
  '{name} is missing from the API file or is not an https URL.': '{name} manca nel file dell’API o non è un URL https.',
  'Paste a token into the field above instead.': 'In alternativa, incolli un token nel campo sopra.',
  'The sign-in window was closed before sign-in finished.': 'La finestra di accesso è stata chiusa prima del completamento dell’accesso.',
};
