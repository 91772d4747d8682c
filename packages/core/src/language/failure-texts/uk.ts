import type { FailureTexts } from '../failure-texts.ts';

export const ukFailures: FailureTexts = {
  'The address is incomplete': 'Адреса неповна',
  'The address is empty.': 'Адреса порожня.',
  '{url} is not a valid request URL.': '{url} — недійсний URL запиту.',
  'A page cannot send {method}': 'Сторінка не може надіслати {method}',
  'Browsers refuse this method. The command below can send it.': 'Браузери не дозволяють цей метод. Команда нижче може його надіслати.',
  'There is no connection': 'Немає з’єднання',
  'The request was not sent': 'Запит не надіслано',
  'This device is offline. Send it again once the network is back.': 'Цей пристрій не в мережі. Надішліть ще раз, коли мережа з’явиться.',
  'The browser blocks insecure addresses on a secure page': 'Браузер блокує незахищені адреси на захищеній сторінці',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Цю сторінку завантажено через https, але {host} викликався б через http. API має бути доступним за адресою https.',
  'The address is on a private network': 'Адреса належить до приватної мережі',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} — на цьому пристрої або в його мережі. Браузери запитують користувача або API, перш ніж загальнодоступна сторінка зможе до нього звернутися.',
  '{host} does not respond': '{host} не відповідає',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Можливо, ім’я неправильне, сервер не працює або його сертифікат ненадійний, або запит блокує розширення чи брандмауер.',
  'The API does not allow this page to read its responses': 'API не дозволяє цій сторінці читати його відповіді',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} відповідає, але не дозволяє запити з {origin} у браузері (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Запит надіслано, і він міг подіяти; браузер приховує відповідь.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Попередній запит (OPTIONS) не було дозволено, тому браузер не надіслав сам запит.',
  'It is also possible that the server does not respond at all.': 'Також можливо, що сервер взагалі не відповідає.',
  'The API responded with a redirect': 'API відповів перенаправленням',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} перенаправляє запит на інший сервер, адресу якого браузер приховує від сторінок.',
  'The dev server did not send the request': 'Сервер розробки не надіслав запит',
  'The server of this site did not send the request': 'Сервер цього сайту не надіслав запит',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Браузери не дозволяють сторінці встановлювати cookie для іншого сайту: вони є у прикладах, але не надсилаються.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Браузери не дозволяють сторінці встановлювати заголовок {name}: він є у прикладах, але не надсилається.',
  'Browsers do not allow a page to send {name}. The samples can.': 'Браузери не дозволяють сторінці надсилати {name}. Приклади можуть.',
  'A browser sends no body with {name}. The samples do.': 'Браузер не надсилає тіло з {name}. Приклади надсилають.',
  'A page cannot authenticate with {name}.': 'Сторінка не може автентифікуватися через {name}.',
  '{name} needs a file.': '{name} потребує файлу.',
  '{name} cannot be the name of a header.': '{name} не може бути ім’ям заголовка.',
  'The header {name} is given twice; the first one is sent.': 'Заголовок {name} вказано двічі; надсилається перший.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Сегмент шляху складається лише з . або ..: браузери видаляють його з URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'URL сервера містить ім’я користувача або пароль, які браузери відхиляють; їх видалено.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Змінна сервера {name} не може мати цього значення; використовується значення за замовчуванням.',
  'The API file does not define {name} of the server URL.': 'Файл API не визначає {name} в URL сервера.',
  'A value is missing.': 'Бракує значення.',
  'This is nested too deeply.': 'Надто глибока вкладеність.',
  'Text must be in double quotes.': 'Текст має бути в подвійних лапках.',
  'A value cannot start with {sign}.': 'Значення не може починатися з {sign}.',
  'A comma or {sign} is missing.': 'Бракує коми або {sign}.',
  '{sign} is missing at the end.': 'У кінці бракує {sign}.',
  'There is a comma too many before {sign}.': 'Перед {sign} зайва кома.',
  'A name in double quotes is missing.': 'Бракує імені в подвійних лапках.',
  'A colon is missing.': 'Бракує двокрапки.',
  'This text has a character that must be escaped.': 'У цьому тексті є символ, який потрібно екранувати.',
  'The closing quote is missing.': 'Бракує закривальних лапок.',
  'There is more text after the end of the value.': 'Після кінця значення є ще текст.',
  'It is longer than {size}: the rest was not read.': 'Довше за {size}: решту не прочитано.',
  'Stopped.': 'Зупинено.',
  'The connection was lost: {reason}': 'З’єднання втрачено: {reason}',
  'The response has no access token.': 'У відповіді немає токена доступу.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Браузер заблокував вікно входу: дозвольте спливні вікна для цієї сторінки.',
  'Signing in requires a page loaded over https.': 'Для входу сторінка має бути завантажена через https.',
  'The code has expired: sign in again.': 'Термін дії коду минув: увійдіть ще раз.',
  '{address} does not describe how to sign in.': '{address} не описує, як увійти.',
  '{name} is missing from the API file or is not an https URL.': '{name} немає у файлі API, або це не URL з https.',
  'Paste a token into the field above instead.': 'Натомість вставте токен у поле вище.',
  'The sign-in window was closed before sign-in finished.': 'Вікно входу закрито до завершення входу.',
};
