import type { FailureTexts } from '../failure-texts.ts';

export const bgFailures: FailureTexts = {
  'The address is incomplete': 'Адресът не е пълен',
  'The address is empty.': 'Адресът е празен.',
  '{url} is not a valid request URL.': '{url} не е валиден URL за заявка.',
  'A page cannot send {method}': 'Страница не може да изпрати {method}',
  'Browsers refuse this method. The command below can send it.': 'Браузърите отказват този метод. Командата по-долу може да го изпрати.',
  'There is no connection': 'Няма връзка',
  'The request was not sent': 'Заявката не беше изпратена',
  'This device is offline. Send it again once the network is back.':
    'Това устройство е офлайн. Изпратете отново, когато мрежата се възстанови.',
  'The browser blocks insecure addresses on a secure page': 'Браузърът блокира незащитени адреси на защитена страница',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Тази страница е заредена по https, но {host} би се извикал по http. API трябва да е достъпен на адрес с https.',
  'The address is on a private network': 'Адресът е в частна мрежа',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} е на това устройство или в неговата мрежа. Браузърите питат потребителя или API, преди публична страница да получи достъп.',
  '{host} does not respond': '{host} не отговаря',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Може името да е грешно, сървърът да не работи, сертификатът му да не е доверен или разширение или защитна стена да блокира заявката.',
  'The API does not allow this page to read its responses': 'API не позволява на тази страница да чете отговорите му',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} отговаря, но не позволява заявки от {origin} в браузър (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Заявката беше изпратена и може да е имала ефект; браузърът скрива отговора.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Предварителната заявка (OPTIONS) не беше позволена, затова браузърът не изпрати самата заявка.',
  'It is also possible that the server does not respond at all.': 'Възможно е също сървърът изобщо да не отговаря.',
  'The API responded with a redirect': 'API отговори с пренасочване',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} пренасочва заявката към друг сървър, чийто адрес браузърът скрива от страниците.',
  'The dev server did not send the request': 'Сървърът за разработка не изпрати заявката',
  'The server of this site did not send the request': 'Сървърът на този сайт не изпрати заявката',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Браузърите не позволяват на страница да задава бисквитки за друг сайт: те са в примерите, но не се изпращат.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Браузърите не позволяват на страница да задава заглавката {name}: тя е в примерите, но не се изпраща.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Браузърите не позволяват на страница да изпраща {name}. Примерите могат.',
  'A browser sends no body with {name}. The samples do.': 'Браузърът не изпраща тяло с {name}. Примерите изпращат.',
  'A page cannot authenticate with {name}.': 'Страница не може да се удостовери с {name}.',
  '{name} needs a file.': 'За {name} е нужен файл.',
  '{name} cannot be the name of a header.': '{name} не може да е име на заглавка.',
  'The header {name} is given twice; the first one is sent.': 'Заглавката {name} е зададена два пъти; изпраща се първата.',
  'A path segment is . or .. only: browsers remove it from the URL.': 'Сегмент от пътя е само . или ..: браузърите го премахват от URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'URL на сървъра съдържа потребителско име или парола, които браузърите отхвърлят; премахнато е.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Променливата {name} на сървъра не може да има тази стойност; използва се стойността ѝ по подразбиране.',
  'The API file does not define {name} of the server URL.': 'Файлът на API не дефинира {name} от URL на сървъра.',
  'A value is missing.': 'Липсва стойност.',
  'This is nested too deeply.': 'Влагането е твърде дълбоко.',
  'Text must be in double quotes.': 'Текстът трябва да е в двойни кавички.',
  'A value cannot start with {sign}.': 'Стойност не може да започва с {sign}.',
  'A comma or {sign} is missing.': 'Липсва запетая или {sign}.',
  '{sign} is missing at the end.': 'В края липсва {sign}.',
  'There is a comma too many before {sign}.': 'Има излишна запетая преди {sign}.',
  'A name in double quotes is missing.': 'Липсва име в двойни кавички.',
  'A colon is missing.': 'Липсва двоеточие.',
  'This text has a character that must be escaped.': 'Този текст има знак, който трябва да се екранира.',
  'The closing quote is missing.': 'Липсва затварящата кавичка.',
  'There is more text after the end of the value.': 'Има още текст след края на стойността.',
  'It is longer than {size}: the rest was not read.': 'По-дълго е от {size}: останалото не беше прочетено.',
  'Stopped.': 'Спряно.',
  'The connection was lost: {reason}': 'Връзката прекъсна: {reason}',
  'The response has no access token.': 'Отговорът няма токен за достъп.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Браузърът блокира прозореца за вход: разрешете изскачащите прозорци за тази страница.',
  'Signing in requires a page loaded over https.': 'За вход страницата трябва да е заредена по https.',
  'The code has expired: sign in again.': 'Кодът е изтекъл: влезте отново.',
  '{address} does not describe how to sign in.': '{address} не описва как се влиза.',
  '{name} is missing from the API file or is not an https URL.': '{name} липсва във файла на API или не е https URL.',
  'Paste a token into the field above instead.': 'Вместо това поставете токен в полето по-горе.',
  'The sign-in window was closed before sign-in finished.': 'Прозорецът за вход беше затворен, преди входът да завърши.',
};
