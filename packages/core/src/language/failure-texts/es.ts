import type { FailureTexts } from '../failure-texts.ts';

export const esFailures: FailureTexts = {
  'The address is incomplete': 'La dirección está incompleta',
  'The address is empty.': 'La dirección está vacía.',
  '{url} is not a valid request URL.': '{url} no es una URL de solicitud válida.',
  'A page cannot send {method}': 'Una página no puede enviar {method}',
  'Browsers refuse this method. The command below can send it.':
    'Los navegadores rechazan este método. El comando de abajo puede enviarlo.',
  'There is no connection': 'No hay conexión',
  'The request was not sent': 'La solicitud no se envió',
  'This device is offline. Send it again once the network is back.':
    'Este dispositivo está sin conexión. Reenvía la solicitud cuando vuelva la red.',
  'The browser blocks insecure addresses on a secure page': 'El navegador bloquea las direcciones no seguras en una página segura',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Esta página se cargó por https, pero se llamaría a {host} por http. La API debe estar disponible en una dirección https.',
  'The address is on a private network': 'La dirección está en una red privada',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} está en este dispositivo o en su red. Los navegadores preguntan al usuario, o a la API, antes de que una página pública pueda acceder.',
  '{host} does not respond': '{host} no responde',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Puede que el nombre sea incorrecto, que el servidor no funcione o su certificado no sea de confianza, o que una extensión o un cortafuegos bloquee la solicitud.',
  'The API does not allow this page to read its responses': 'La API no permite que esta página lea sus respuestas',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} responde, pero no permite solicitudes de {origin} en un navegador (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'La solicitud se envió y puede haber surtido efecto; el navegador oculta la respuesta.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'La solicitud preliminar (OPTIONS) no se permitió, así que el navegador no envió la solicitud en sí.',
  'It is also possible that the server does not respond at all.': 'También es posible que el servidor no responda en absoluto.',
  'The API responded with a redirect': 'La API respondió con una redirección',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} redirige la solicitud a otro servidor, cuya dirección el navegador oculta a las páginas.',
  'The dev server did not send the request': 'El servidor de desarrollo no envió la solicitud',
  'The server of this site did not send the request': 'El servidor de este sitio no envió la solicitud',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Los navegadores no permiten que una página establezca cookies para otro sitio: están en los ejemplos, pero no se envían.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Los navegadores no permiten que una página establezca la cabecera {name}: está en los ejemplos, pero no se envía.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Los navegadores no permiten que una página envíe {name}. Los ejemplos sí pueden.',
  'A browser sends no body with {name}. The samples do.': 'Un navegador no envía cuerpo con {name}. Los ejemplos sí.',
  'A page cannot authenticate with {name}.': 'Una página no puede autenticarse con {name}.',
  '{name} needs a file.': '{name} necesita un archivo.',
  '{name} cannot be the name of a header.': '{name} no puede ser el nombre de una cabecera.',
  'The header {name} is given twice; the first one is sent.': 'La cabecera {name} aparece dos veces; se envía la primera.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Un segmento de la ruta es solo . o ..: los navegadores lo quitan de la URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'La URL del servidor contiene un usuario o una contraseña, que los navegadores rechazan; se ha quitado.',
  "The server's variable {name} cannot have this value; its default is used.":
    'La variable {name} del servidor no puede tener este valor; se usa su valor por defecto.',
  'The API file does not define {name} of the server URL.': 'El archivo de la API no define {name} de la URL del servidor.',
  'A value is missing.': 'Falta un valor.',
  'This is nested too deeply.': 'Hay demasiados niveles de anidamiento.',
  'Text must be in double quotes.': 'El texto debe ir entre comillas dobles.',
  'A value cannot start with {sign}.': 'Un valor no puede empezar con {sign}.',
  'A comma or {sign} is missing.': 'Falta una coma o {sign}.',
  '{sign} is missing at the end.': 'Falta {sign} al final.',
  'There is a comma too many before {sign}.': 'Sobra una coma antes de {sign}.',
  'A name in double quotes is missing.': 'Falta un nombre entre comillas dobles.',
  'A colon is missing.': 'Faltan dos puntos.',
  'This text has a character that must be escaped.': 'Este texto tiene un carácter que debe escaparse.',
  'The closing quote is missing.': 'Faltan las comillas de cierre.',
  'There is more text after the end of the value.': 'Hay más texto después del final del valor.',
  'It is longer than {size}: the rest was not read.': 'Ocupa más de {size}: el resto no se leyó.',
  'Stopped.': 'Detenido.',
  'The connection was lost: {reason}': 'Se perdió la conexión: {reason}',
  'The response has no access token.': 'La respuesta no tiene token de acceso.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'El navegador bloqueó la ventana de inicio de sesión: permite las ventanas emergentes en esta página.',
  'Signing in requires a page loaded over https.': 'Para iniciar sesión, la página debe cargarse por https.',
  'The code has expired: sign in again.': 'El código ha caducado: inicia sesión de nuevo.',
  '{address} does not describe how to sign in.': '{address} no describe cómo iniciar sesión.',
  '{name} is missing from the API file or is not an https URL.': '{name} no está en el archivo de la API o no es una URL https.',
  'Paste a token into the field above instead.': 'O bien pega un token en el campo de arriba.',
  'The sign-in window was closed before sign-in finished.': 'La ventana de inicio de sesión se cerró antes de terminar.',
};
