import type { FailureTexts } from '../failure-texts.ts';

export const plFailures: FailureTexts = {
  'The address is incomplete': 'Adres jest niekompletny',
  'The address is empty.': 'Adres jest pusty.',
  '{url} is not a valid request URL.': '{url} nie jest prawidłowym adresem URL żądania.',
  'A page cannot send {method}': 'Strona nie może wysłać {method}',
  'Browsers refuse this method. The command below can send it.':
    'Przeglądarki odrzucają tę metodę. Żądanie można wysłać poniższym poleceniem.',
  'There is no connection': 'Brak połączenia',
  'The request was not sent': 'Żądanie nie zostało wysłane',
  'This device is offline. Send it again once the network is back.':
    'To urządzenie jest offline. Wyślij ponownie, gdy sieć znów będzie dostępna.',
  'The browser blocks insecure addresses on a secure page': 'Przeglądarka blokuje niezabezpieczone adresy na zabezpieczonej stronie',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Ta strona została wczytana przez https, ale {host} byłby wywoływany przez http. API musi być dostępne pod adresem https.',
  'The address is on a private network': 'Adres znajduje się w sieci prywatnej',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} znajduje się na tym urządzeniu lub w jego sieci. Przeglądarki pytają użytkownika lub API, zanim publiczna strona uzyska do niego dostęp.',
  '{host} does not respond': '{host} nie odpowiada',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Nazwa może być błędna, serwer może nie działać lub jego certyfikat może być niezaufany albo żądanie blokuje rozszerzenie lub zapora.',
  'The API does not allow this page to read its responses': 'API nie pozwala tej stronie odczytać odpowiedzi',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} odpowiada, ale nie zezwala na żądania z {origin} w przeglądarce (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Żądanie zostało wysłane i mogło odnieść skutek; przeglądarka ukrywa odpowiedź.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Żądanie wstępne (OPTIONS) nie zostało dozwolone, więc przeglądarka nie wysłała właściwego żądania.',
  'It is also possible that the server does not respond at all.': 'Możliwe też, że serwer w ogóle nie odpowiada.',
  'The API responded with a redirect': 'API odpowiedziało przekierowaniem',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} przekierowuje żądanie na inny serwer, którego adres przeglądarka ukrywa przed stronami.',
  'The dev server did not send the request': 'Serwer deweloperski nie wysłał żądania',
  'The server of this site did not send the request': 'Serwer tej witryny nie wysłał żądania',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Przeglądarki nie pozwalają stronie ustawiać plików cookie dla innej witryny: są w przykładach, ale nie są wysyłane.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Przeglądarki nie pozwalają stronie ustawić nagłówka {name}: jest w przykładach, ale nie jest wysyłany.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Przeglądarki nie pozwalają stronie wysłać {name}. Umożliwiają to przykłady.',
  'A browser sends no body with {name}. The samples do.': 'Przeglądarka nie wysyła treści przy {name}. Przykłady ją wysyłają.',
  'A page cannot authenticate with {name}.': 'Strona nie może uwierzytelnić się za pomocą {name}.',
  '{name} needs a file.': '{name} wymaga pliku.',
  '{name} cannot be the name of a header.': '{name} nie może być nazwą nagłówka.',
  'The header {name} is given twice; the first one is sent.': 'Nagłówek {name} podano dwa razy; wysyłany jest pierwszy.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Segment ścieżki to tylko . lub ..: przeglądarki usuwają go z adresu URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Adres URL serwera zawiera nazwę użytkownika lub hasło, co przeglądarki odrzucają; usunięto je.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Zmienna serwera {name} nie może mieć tej wartości; używana jest wartość domyślna.',
  'The API file does not define {name} of the server URL.': 'Plik API nie definiuje {name} z adresu URL serwera.',
  'A value is missing.': 'Brakuje wartości.',
  'This is nested too deeply.': 'Zagnieżdżenie jest zbyt głębokie.',
  'Text must be in double quotes.': 'Tekst musi być w cudzysłowie podwójnym.',
  'A value cannot start with {sign}.': 'Wartość nie może zaczynać się od {sign}.',
  'A comma or {sign} is missing.': 'Brakuje przecinka lub {sign}.',
  '{sign} is missing at the end.': 'Na końcu brakuje {sign}.',
  'There is a comma too many before {sign}.': 'Przed {sign} jest o jeden przecinek za dużo.',
  'A name in double quotes is missing.': 'Brakuje nazwy w cudzysłowie podwójnym.',
  'A colon is missing.': 'Brakuje dwukropka.',
  'This text has a character that must be escaped.': 'Ten tekst zawiera znak, który trzeba zapisać z ukośnikiem odwrotnym.',
  'The closing quote is missing.': 'Brakuje cudzysłowu zamykającego.',
  'There is more text after the end of the value.': 'Po końcu wartości jest jeszcze tekst.',
  'It is longer than {size}: the rest was not read.': 'Jest dłuższe niż {size}: reszty nie odczytano.',
  'Stopped.': 'Zatrzymano.',
  'The connection was lost: {reason}': 'Utracono połączenie: {reason}',
  'The response has no access token.': 'Odpowiedź nie zawiera tokenu dostępu.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Przeglądarka zablokowała okno logowania: zezwól na wyskakujące okna na tej stronie.',
  'Signing in requires a page loaded over https.': 'Logowanie wymaga strony wczytanej przez https.',
  'The code has expired: sign in again.': 'Kod wygasł: zaloguj się ponownie.',
  '{address} does not describe how to sign in.': '{address} nie opisuje sposobu logowania.',
  '{name} is missing from the API file or is not an https URL.': 'W pliku API brakuje {name} albo nie jest to adres URL https.',
  'Paste a token into the field above instead.': 'Zamiast tego wklej token w pole powyżej.',
  'The sign-in window was closed before sign-in finished.': 'Okno logowania zostało zamknięte przed zakończeniem logowania.',
};
