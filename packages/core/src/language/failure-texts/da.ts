import type { FailureTexts } from '../failure-texts.ts';

export const daFailures: FailureTexts = {
  'The address is incomplete': 'Adressen er ufuldstændig',
  'The address is empty.': 'Adressen er tom.',
  '{url} is not a valid request URL.': '{url} er ikke en gyldig URL til en anmodning.',
  'A page cannot send {method}': 'En side kan ikke sende {method}',
  'Browsers refuse this method. The command below can send it.': 'Browsere afviser denne metode. Kommandoen nedenfor kan sende den.',
  'There is no connection': 'Der er ingen forbindelse',
  'The request was not sent': 'Anmodningen blev ikke sendt',
  'This device is offline. Send it again once the network is back.': 'Denne enhed er offline. Send igen, når netværket er tilbage.',
  'The browser blocks insecure addresses on a secure page': 'Browseren blokerer usikre adresser på en sikker side',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    "Denne side blev indlæst via https, men {host} ville blive kaldt via http. API'et skal være tilgængeligt på en https-adresse.",
  'The address is on a private network': 'Adressen er på et privat netværk',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    "{host} er på denne enhed eller dens netværk. Browsere spørger brugeren eller API'et, før en offentlig side må få adgang.",
  '{host} does not respond': '{host} svarer ikke',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Navnet kan være forkert, serveren kan være nede, dens certifikat er måske ikke betroet, eller en udvidelse eller firewall blokerer anmodningen.',
  'The API does not allow this page to read its responses': "API'et tillader ikke denne side at læse dets svar",
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} svarer, men tillader ikke anmodninger fra {origin} i en browser (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Anmodningen blev sendt og kan have haft virkning; browseren skjuler svaret.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Preflight-anmodningen (OPTIONS) blev ikke tilladt, så browseren sendte ikke selve anmodningen.',
  'It is also possible that the server does not respond at all.': 'Det er også muligt, at serveren slet ikke svarer.',
  'The API responded with a redirect': "API'et svarede med en omdirigering",
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} omdirigerer anmodningen til en anden server, hvis adresse browseren skjuler for sider.',
  'The dev server did not send the request': 'Udviklingsserveren sendte ikke anmodningen',
  'The server of this site did not send the request': 'Dette websteds server sendte ikke anmodningen',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Browsere tillader ikke, at en side sætter cookies for et andet websted: de er i eksemplerne, men sendes ikke.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Browsere tillader ikke, at en side sætter headeren {name}: den er i eksemplerne, men sendes ikke.',
  'Browsers do not allow a page to send {name}. The samples can.': 'Browsere tillader ikke, at en side sender {name}. Det kan eksemplerne.',
  'A browser sends no body with {name}. The samples do.': 'En browser sender ingen krop med {name}. Det gør eksemplerne.',
  'A page cannot authenticate with {name}.': 'En side kan ikke autentificere sig med {name}.',
  '{name} needs a file.': '{name} kræver en fil.',
  '{name} cannot be the name of a header.': '{name} kan ikke være navnet på en header.',
  'The header {name} is given twice; the first one is sent.': 'Headeren {name} er angivet to gange; den første sendes.',
  'A path segment is . or .. only: browsers remove it from the URL.': "Et stisegment er kun . eller ..: browsere fjerner det fra URL'en.",
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Serverens URL indeholder et brugernavn eller en adgangskode, som browsere afviser; det er fjernet.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Serverens variabel {name} kan ikke have denne værdi; dens standardværdi bruges.',
  'The API file does not define {name} of the server URL.': 'API-filen definerer ikke {name} i serverens URL.',
  'A value is missing.': 'Der mangler en værdi.',
  'This is nested too deeply.': 'Dette er indlejret for dybt.',
  'Text must be in double quotes.': 'Tekst skal stå i dobbelte anførselstegn.',
  'A value cannot start with {sign}.': 'En værdi kan ikke begynde med {sign}.',
  'A comma or {sign} is missing.': 'Der mangler et komma eller {sign}.',
  '{sign} is missing at the end.': '{sign} mangler til sidst.',
  'There is a comma too many before {sign}.': 'Der er et komma for meget før {sign}.',
  'A name in double quotes is missing.': 'Der mangler et navn i dobbelte anførselstegn.',
  'A colon is missing.': 'Der mangler et kolon.',
  'This text has a character that must be escaped.': 'Denne tekst har et tegn, der skal escapes.',
  'The closing quote is missing.': 'Det afsluttende anførselstegn mangler.',
  'There is more text after the end of the value.': 'Der er mere tekst efter værdiens slutning.',
  'It is longer than {size}: the rest was not read.': 'Længere end {size}: resten blev ikke læst.',
  'Stopped.': 'Stoppet.',
  'The connection was lost: {reason}': 'Forbindelsen blev afbrudt: {reason}',
  'The response has no access token.': 'Svaret har intet adgangstoken.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Browseren blokerede login-vinduet: tillad pop op-vinduer for denne side.',
  'Signing in requires a page loaded over https.': 'Login kræver en side, der er indlæst via https.',
  'The code has expired: sign in again.': 'Koden er udløbet: log ind igen.',
  '{address} does not describe how to sign in.': '{address} beskriver ikke, hvordan man logger ind.',
  '{name} is missing from the API file or is not an https URL.': '{name} mangler i API-filen eller er ikke en https-URL.',
  'Paste a token into the field above instead.': 'Indsæt i stedet et token i feltet ovenfor.',
  'The sign-in window was closed before sign-in finished.': 'Login-vinduet blev lukket, før login var færdigt.',
};
