import type { FailureTexts } from '../failure-texts.ts';

export const svFailures: FailureTexts = {
  'The address is incomplete': 'Adressen är inte fullständig',
  'The address is empty.': 'Adressen är tom.',
  '{url} is not a valid request URL.': '{url} är inte en giltig URL för en förfrågan.',
  'A page cannot send {method}': 'En sida kan inte skicka {method}',
  'Browsers refuse this method. The command below can send it.': 'Webbläsare nekar den här metoden. Kommandot nedan kan skicka den.',
  'There is no connection': 'Det finns ingen anslutning',
  'The request was not sent': 'Förfrågan skickades inte',
  'This device is offline. Send it again once the network is back.': 'Enheten är offline. Skicka igen när nätverket är tillbaka.',
  'The browser blocks insecure addresses on a secure page': 'Webbläsaren blockerar osäkra adresser på en säker sida',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Den här sidan lästes in via https, men {host} skulle anropas via http. API:et måste vara tillgängligt på en https-adress.',
  'The address is on a private network': 'Adressen finns i ett privat nätverk',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} finns på den här enheten eller i dess nätverk. Webbläsare frågar användaren, eller API:et, innan en offentlig sida får nå den.',
  '{host} does not respond': '{host} svarar inte',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Namnet kan vara fel, servern nere eller dess certifikat inte betrott, eller så blockerar ett tillägg eller en brandvägg förfrågan.',
  'The API does not allow this page to read its responses': 'API:et tillåter inte att den här sidan läser svaren',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} svarar, men tillåter inte förfrågningar från {origin} i en webbläsare (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Förfrågan skickades och kan ha fått effekt; webbläsaren döljer svaret.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Preflight-förfrågan (OPTIONS) tilläts inte, så webbläsaren skickade inte själva förfrågan.',
  'It is also possible that the server does not respond at all.': 'Det är också möjligt att servern inte svarar alls.',
  'The API responded with a redirect': 'API:et svarade med en omdirigering',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} omdirigerar förfrågan till en annan server, vars adress webbläsaren döljer för sidor.',
  'The dev server did not send the request': 'Utvecklingsservern skickade inte förfrågan',
  'The server of this site did not send the request': 'Den här webbplatsens server skickade inte förfrågan',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Webbläsare låter inte en sida ange kakor för en annan webbplats: de finns i exemplen, men skickas inte.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Webbläsare låter inte en sida ange huvudet {name}: det finns i exemplen, men skickas inte.',
  'Browsers do not allow a page to send {name}. The samples can.': 'Webbläsare låter inte en sida skicka {name}. Exemplen kan det.',
  'A browser sends no body with {name}. The samples do.': 'En webbläsare skickar inget innehåll med {name}. Exemplen gör det.',
  'A page cannot authenticate with {name}.': 'En sida kan inte autentisera med {name}.',
  '{name} needs a file.': '{name} behöver en fil.',
  '{name} cannot be the name of a header.': '{name} kan inte vara namnet på ett huvud.',
  'The header {name} is given twice; the first one is sent.': 'Huvudet {name} har angetts två gånger; det första skickas.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Ett sökvägssegment är bara . eller ..: webbläsare tar bort det från URL:en.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Serverns URL innehåller ett användarnamn eller lösenord, vilket webbläsare avvisar; det togs bort.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Serverns variabel {name} kan inte ha det här värdet; standardvärdet används.',
  'The API file does not define {name} of the server URL.': 'API-filen definierar inte {name} i serverns URL.',
  'A value is missing.': 'Ett värde saknas.',
  'This is nested too deeply.': 'Detta är nästlat för djupt.',
  'Text must be in double quotes.': 'Text måste stå inom dubbla citattecken.',
  'A value cannot start with {sign}.': 'Ett värde kan inte börja med {sign}.',
  'A comma or {sign} is missing.': 'Ett komma eller {sign} saknas.',
  '{sign} is missing at the end.': '{sign} saknas i slutet.',
  'There is a comma too many before {sign}.': 'Det finns ett komma för mycket före {sign}.',
  'A name in double quotes is missing.': 'Ett namn inom dubbla citattecken saknas.',
  'A colon is missing.': 'Ett kolon saknas.',
  'This text has a character that must be escaped.': 'Texten har ett tecken som måste skrivas med escape-sekvens.',
  'The closing quote is missing.': 'Det avslutande citattecknet saknas.',
  'There is more text after the end of the value.': 'Det finns mer text efter värdets slut.',
  'It is longer than {size}: the rest was not read.': 'Det är längre än {size}: resten lästes inte.',
  'Stopped.': 'Stoppad.',
  'The connection was lost: {reason}': 'Anslutningen bröts: {reason}',
  'The response has no access token.': 'Svaret har ingen åtkomsttoken.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Webbläsaren blockerade inloggningsfönstret: tillåt popup-fönster för den här sidan.',
  'Signing in requires a page loaded over https.': 'Inloggning kräver en sida som lästs in via https.',
  'The code has expired: sign in again.': 'Koden har gått ut: logga in igen.',
  '{address} does not describe how to sign in.': '{address} beskriver inte hur man loggar in.',
  '{name} is missing from the API file or is not an https URL.': '{name} saknas i API-filen eller är ingen https-URL.',
  'Paste a token into the field above instead.': 'Klistra i stället in en token i fältet ovan.',
  'The sign-in window was closed before sign-in finished.': 'Inloggningsfönstret stängdes innan inloggningen var klar.',
};
