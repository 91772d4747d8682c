import type { FailureTexts } from '../failure-texts.ts';

export const noFailures: FailureTexts = {
  'The address is incomplete': 'Adressen er ufullstendig',
  'The address is empty.': 'Adressen er tom.',
  '{url} is not a valid request URL.': '{url} er ikke en gyldig forespørsels-URL.',
  'A page cannot send {method}': 'En side kan ikke sende {method}',
  'Browsers refuse this method. The command below can send it.':
    'Nettlesere avviser denne metoden. Kommandoen nedenfor kan sende forespørselen.',
  'There is no connection': 'Ingen tilkobling',
  'The request was not sent': 'Forespørselen ble ikke sendt',
  'This device is offline. Send it again once the network is back.': 'Enheten er frakoblet. Send på nytt når nettverket er tilbake.',
  'The browser blocks insecure addresses on a secure page': 'Nettleseren blokkerer usikre adresser på en sikker side',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Denne siden ble lastet over https, men {host} ville blitt kalt over http. API-et må være tilgjengelig på en https-adresse.',
  'The address is on a private network': 'Adressen er på et privat nettverk',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} er på denne enheten eller nettverket dens. Nettlesere spør brukeren eller API-et før en offentlig side får nå den.',
  '{host} does not respond': '{host} svarer ikke',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Navnet kan være feil, serveren kan være nede eller sertifikatet ikke klarert, eller en utvidelse eller brannmur blokkerer forespørselen.',
  'The API does not allow this page to read its responses': 'API-et lar ikke denne siden lese svarene',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} svarer, men tillater ikke forespørsler fra {origin} i en nettleser (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Forespørselen ble sendt og kan ha hatt virkning; nettleseren skjuler svaret.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Forhåndsforespørselen (OPTIONS) ble ikke tillatt, så nettleseren sendte ikke selve forespørselen.',
  'It is also possible that the server does not respond at all.': 'Det er også mulig at serveren ikke svarer i det hele tatt.',
  'The API responded with a redirect': 'API-et svarte med en omdirigering',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} omdirigerer forespørselen til en annen server, hvis adresse nettleseren skjuler for sider.',
  'The dev server did not send the request': 'Utviklingsserveren sendte ikke forespørselen',
  'The server of this site did not send the request': 'Serveren til dette nettstedet sendte ikke forespørselen',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Nettlesere lar ikke en side sette informasjonskapsler for et annet nettsted: de er i eksemplene, men sendes ikke.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Nettlesere lar ikke en side sette headeren {name}: den er i eksemplene, men sendes ikke.',
  'Browsers do not allow a page to send {name}. The samples can.': 'Nettlesere lar ikke en side sende {name}. Eksemplene kan det.',
  'A browser sends no body with {name}. The samples do.': 'En nettleser sender ikke noe innhold med {name}. Eksemplene gjør det.',
  'A page cannot authenticate with {name}.': 'En side kan ikke autentisere seg med {name}.',
  '{name} needs a file.': '{name} trenger en fil.',
  '{name} cannot be the name of a header.': '{name} kan ikke være navnet på en header.',
  'The header {name} is given twice; the first one is sent.': 'Headeren {name} er oppgitt to ganger; den første sendes.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Et stisegment er bare . eller ..: nettlesere fjerner det fra URL-en.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Server-URL-en inneholder et brukernavn eller passord, noe nettlesere avviser; det ble fjernet.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Servervariabelen {name} kan ikke ha denne verdien; standardverdien brukes.',
  'The API file does not define {name} of the server URL.': 'API-filen definerer ikke {name} i server-URL-en.',
  'A value is missing.': 'En verdi mangler.',
  'This is nested too deeply.': 'Dette er nøstet for dypt.',
  'Text must be in double quotes.': 'Tekst må stå i doble anførselstegn.',
  'A value cannot start with {sign}.': 'En verdi kan ikke begynne med {sign}.',
  'A comma or {sign} is missing.': 'Et komma eller {sign} mangler.',
  '{sign} is missing at the end.': '{sign} mangler på slutten.',
  'There is a comma too many before {sign}.': 'Det er et komma for mye før {sign}.',
  'A name in double quotes is missing.': 'Et navn i doble anførselstegn mangler.',
  'A colon is missing.': 'Et kolon mangler.',
  'This text has a character that must be escaped.': 'Denne teksten har et tegn som må skrives med omvendt skråstrek.',
  'The closing quote is missing.': 'Det avsluttende anførselstegnet mangler.',
  'There is more text after the end of the value.': 'Det er mer tekst etter slutten av verdien.',
  'It is longer than {size}: the rest was not read.': 'Det er lengre enn {size}: resten ble ikke lest.',
  'Stopped.': 'Stoppet.',
  'The connection was lost: {reason}': 'Tilkoblingen ble brutt: {reason}',
  'The response has no access token.': 'Svaret har ikke noe tilgangstoken.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Nettleseren blokkerte innloggingsvinduet: tillat popup-vinduer for denne siden.',
  'Signing in requires a page loaded over https.': 'Innlogging krever en side som er lastet over https.',
  'The code has expired: sign in again.': 'Koden er utløpt: logg inn på nytt.',
  '{address} does not describe how to sign in.': '{address} beskriver ikke hvordan man logger inn.',
  '{name} is missing from the API file or is not an https URL.': '{name} mangler i API-filen eller er ikke en https-URL.',
  'Paste a token into the field above instead.': 'Lim i stedet inn et token i feltet ovenfor.',
  'The sign-in window was closed before sign-in finished.': 'Innloggingsvinduet ble lukket før innloggingen var fullført.',
};
