import type { FailureTexts } from '../failure-texts.ts';

export const ruFailures: FailureTexts = {
  'The address is incomplete': 'Адрес неполный',
  'The address is empty.': 'Адрес пуст.',
  '{url} is not a valid request URL.': '{url} не является допустимым URL запроса.',
  'A page cannot send {method}': 'Страница не может отправить {method}',
  'Browsers refuse this method. The command below can send it.': 'Браузеры не принимают этот метод. Запрос можно отправить командой ниже.',
  'There is no connection': 'Нет соединения',
  'The request was not sent': 'Запрос не отправлен',
  'This device is offline. Send it again once the network is back.': 'Устройство не в сети. Отправьте запрос снова, когда сеть появится.',
  'The browser blocks insecure addresses on a secure page': 'Браузер блокирует небезопасные адреса на безопасной странице',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Эта страница загружена по https, а обращение к {host} шло бы по http. API должен быть доступен по адресу https.',
  'The address is on a private network': 'Адрес находится в частной сети',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} находится на этом устройстве или в его сети. Браузеры запрашивают разрешение у пользователя или у API, прежде чем общедоступная страница сможет к нему обратиться.',
  '{host} does not respond': '{host} не отвечает',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Возможно, имя указано неверно, сервер не работает, его сертификат не является доверенным либо запрос блокирует расширение или брандмауэр.',
  'The API does not allow this page to read its responses': 'API не разрешает этой странице читать свои ответы',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} отвечает, но не разрешает запросы от {origin} в браузере (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Запрос отправлен и мог быть выполнен; браузер скрывает ответ.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Предварительный запрос (OPTIONS) не был разрешён, поэтому сам запрос браузер не отправил.',
  'It is also possible that the server does not respond at all.': 'Возможно также, что сервер вообще не отвечает.',
  'The API responded with a redirect': 'API ответил перенаправлением',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} перенаправляет запрос на другой сервер, адрес которого браузер скрывает от страниц.',
  'The dev server did not send the request': 'Сервер разработки не отправил запрос',
  'The server of this site did not send the request': 'Сервер этого сайта не отправил запрос',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Браузеры не разрешают странице устанавливать cookie для другого сайта: они есть в примерах, но не отправляются.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Браузеры не разрешают странице задавать заголовок {name}: он есть в примерах, но не отправляется.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Браузеры не разрешают странице отправлять {name}. С помощью примеров это возможно.',
  'A browser sends no body with {name}. The samples do.': 'С {name} браузер не отправляет тело. Примеры отправляют.',
  'A page cannot authenticate with {name}.': 'Страница не может пройти аутентификацию с помощью {name}.',
  '{name} needs a file.': 'Для {name} нужен файл.',
  '{name} cannot be the name of a header.': '{name} не может быть именем заголовка.',
  'The header {name} is given twice; the first one is sent.': 'Заголовок {name} указан дважды; отправляется первый.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Сегмент пути состоит только из . или ..: браузеры удаляют его из URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'URL сервера содержит имя пользователя или пароль, а браузеры такое отклоняют; эта часть удалена.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Переменная сервера {name} не может иметь это значение; используется значение по умолчанию.',
  'The API file does not define {name} of the server URL.': 'Файл API не определяет {name} из URL сервера.',
  'A value is missing.': 'Не хватает значения.',
  'This is nested too deeply.': 'Слишком глубокая вложенность.',
  'Text must be in double quotes.': 'Текст должен быть в двойных кавычках.',
  'A value cannot start with {sign}.': 'Значение не может начинаться с {sign}.',
  'A comma or {sign} is missing.': 'Не хватает запятой или {sign}.',
  '{sign} is missing at the end.': 'В конце не хватает {sign}.',
  'There is a comma too many before {sign}.': 'Перед {sign} лишняя запятая.',
  'A name in double quotes is missing.': 'Не хватает имени в двойных кавычках.',
  'A colon is missing.': 'Не хватает двоеточия.',
  'This text has a character that must be escaped.': 'В этом тексте есть символ, который нужно экранировать.',
  'The closing quote is missing.': 'Не хватает закрывающей кавычки.',
  'There is more text after the end of the value.': 'После конца значения есть ещё текст.',
  'It is longer than {size}: the rest was not read.': 'Размер больше {size}: остальное не прочитано.',
  'Stopped.': 'Остановлено.',
  'The connection was lost: {reason}': 'Соединение потеряно: {reason}',
  'The response has no access token.': 'В ответе нет токена доступа.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Браузер заблокировал окно входа: разрешите всплывающие окна для этой страницы.',
  'Signing in requires a page loaded over https.': 'Для входа нужна страница, загруженная по https.',
  'The code has expired: sign in again.': 'Срок действия кода истёк: войдите снова.',
  '{address} does not describe how to sign in.': '{address} не описывает, как войти.',
  '{name} is missing from the API file or is not an https URL.': '{name} нет в файле API, или это не URL с https.',
  'Paste a token into the field above instead.': 'Вместо этого вставьте токен в поле выше.',
  'The sign-in window was closed before sign-in finished.': 'Окно входа закрыто до завершения входа.',
};
