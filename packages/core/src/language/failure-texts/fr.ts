import type { FailureTexts } from '../failure-texts.ts';

export const frFailures: FailureTexts = {
  'The address is incomplete': 'L’adresse est incomplète',
  'The address is empty.': 'L’adresse est vide.',
  '{url} is not a valid request URL.': '{url} n’est pas une URL de requête valide.',
  'A page cannot send {method}': 'Une page ne peut pas envoyer {method}',
  'Browsers refuse this method. The command below can send it.':
    'Les navigateurs refusent cette méthode. La commande ci-dessous peut l’envoyer.',
  'There is no connection': 'Il n’y a pas de connexion',
  'The request was not sent': 'La requête n’a pas été envoyée',
  'This device is offline. Send it again once the network is back.':
    'Cet appareil est hors ligne. Renvoyez la requête une fois le réseau rétabli.',
  'The browser blocks insecure addresses on a secure page': 'Le navigateur bloque les adresses non sécurisées sur une page sécurisée',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Cette page a été chargée en https, mais {host} serait appelé en http. L’API doit être disponible à une adresse https.',
  'The address is on a private network': 'L’adresse se trouve sur un réseau privé',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} se trouve sur cet appareil ou sur son réseau. Les navigateurs demandent l’accord de l’utilisateur, ou de l’API, avant qu’une page publique puisse y accéder.',
  '{host} does not respond': '{host} ne répond pas',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Le nom est peut-être erroné, le serveur arrêté ou son certificat non approuvé, ou bien une extension ou un pare-feu bloque la requête.',
  'The API does not allow this page to read its responses': 'L’API n’autorise pas cette page à lire ses réponses',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} répond, mais n’autorise pas les requêtes de {origin} dans un navigateur (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'La requête a été envoyée et a peut-être pris effet ; le navigateur masque la réponse.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'La requête préliminaire (OPTIONS) n’a pas été autorisée : le navigateur n’a donc pas envoyé la requête elle-même.',
  'It is also possible that the server does not respond at all.': 'Il est aussi possible que le serveur ne réponde pas du tout.',
  'The API responded with a redirect': 'L’API a répondu par une redirection',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} redirige la requête vers un autre serveur, dont le navigateur masque l’adresse aux pages.',
  'The dev server did not send the request': 'Le serveur de développement n’a pas envoyé la requête',
  'The server of this site did not send the request': 'Le serveur de ce site n’a pas envoyé la requête',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Les navigateurs n’autorisent pas une page à définir des cookies pour un autre site : ils figurent dans les exemples, mais ne sont pas envoyés.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Les navigateurs n’autorisent pas une page à définir l’en-tête {name} : il figure dans les exemples, mais n’est pas envoyé.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Les navigateurs n’autorisent pas une page à envoyer {name}. Les exemples le peuvent.',
  'A browser sends no body with {name}. The samples do.': 'Un navigateur n’envoie pas de corps avec {name}. Les exemples le font.',
  'A page cannot authenticate with {name}.': 'Une page ne peut pas s’authentifier avec {name}.',
  '{name} needs a file.': '{name} nécessite un fichier.',
  '{name} cannot be the name of a header.': '{name} ne peut pas être le nom d’un en-tête.',
  'The header {name} is given twice; the first one is sent.': 'L’en-tête {name} est indiqué deux fois ; le premier est envoyé.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Un segment de chemin est seulement . ou .. : les navigateurs le suppriment de l’URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'L’URL du serveur contient un nom d’utilisateur ou un mot de passe, ce que les navigateurs refusent ; il a été supprimé.',
  "The server's variable {name} cannot have this value; its default is used.":
    'La variable {name} du serveur ne peut pas avoir cette valeur ; sa valeur par défaut est utilisée.',
  'The API file does not define {name} of the server URL.': 'Le fichier d’API ne définit pas {name} de l’URL du serveur.',
  'A value is missing.': 'Il manque une valeur.',
  'This is nested too deeply.': 'L’imbrication est trop profonde.',
  'Text must be in double quotes.': 'Le texte doit être entre guillemets doubles.',
  'A value cannot start with {sign}.': 'Une valeur ne peut pas commencer par {sign}.',
  'A comma or {sign} is missing.': 'Il manque une virgule ou {sign}.',
  '{sign} is missing at the end.': 'Il manque {sign} à la fin.',
  'There is a comma too many before {sign}.': 'Il y a une virgule de trop avant {sign}.',
  'A name in double quotes is missing.': 'Il manque un nom entre guillemets doubles.',
  'A colon is missing.': 'Il manque un deux-points.',
  'This text has a character that must be escaped.': 'Ce texte contient un caractère qui doit être échappé.',
  'The closing quote is missing.': 'Il manque le guillemet fermant.',
  'There is more text after the end of the value.': 'Il y a encore du texte après la fin de la valeur.',
  'It is longer than {size}: the rest was not read.': 'Le contenu dépasse {size} : la suite n’a pas été lue.',
  'Stopped.': 'Arrêté.',
  'The connection was lost: {reason}': 'La connexion a été perdue : {reason}',
  'The response has no access token.': 'La réponse ne contient pas de jeton d’accès.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Le navigateur a bloqué la fenêtre de connexion : autorisez les fenêtres pop-up pour cette page.',
  'Signing in requires a page loaded over https.': 'La connexion nécessite une page chargée en https.',
  'The code has expired: sign in again.': 'Le code a expiré : reconnectez-vous.',
  '{address} does not describe how to sign in.': '{address} ne décrit pas comment se connecter.',
  '{name} is missing from the API file or is not an https URL.': '{name} est absent du fichier d’API ou n’est pas une URL https.',
  'Paste a token into the field above instead.': 'Vous pouvez aussi coller un jeton dans le champ ci-dessus.',
  'The sign-in window was closed before sign-in finished.': 'La fenêtre de connexion a été fermée avant la fin de la connexion.',
};
