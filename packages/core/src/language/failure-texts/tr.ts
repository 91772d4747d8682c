import type { FailureTexts } from '../failure-texts.ts';

export const trFailures: FailureTexts = {
  'The address is incomplete': 'Adres eksik',
  'The address is empty.': 'Adres boş.',
  '{url} is not a valid request URL.': '{url} geçerli bir istek URL’si değil.',
  'A page cannot send {method}': 'Bir sayfa {method} gönderemez',
  'Browsers refuse this method. The command below can send it.': 'Tarayıcılar bu yöntemi reddeder. Aşağıdaki komut gönderebilir.',
  'There is no connection': 'Bağlantı yok',
  'The request was not sent': 'İstek gönderilmedi',
  'This device is offline. Send it again once the network is back.': 'Bu cihaz çevrimdışı. Ağ geri geldiğinde yeniden gönderin.',
  'The browser blocks insecure addresses on a secure page': 'Tarayıcı, güvenli bir sayfada güvenli olmayan adresleri engeller',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Bu sayfa https ile yüklendi, ancak {host} http ile çağrılacaktı. API bir https adresinde sunulmalıdır.',
  'The address is on a private network': 'Adres özel bir ağda',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} bu cihazda veya cihazın ağında. Herkese açık bir sayfanın buna erişebilmesi için tarayıcılar önce kullanıcıya veya API’ye sorar.',
  '{host} does not respond': '{host} yanıt vermiyor',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Ad yanlış, sunucu kapalı veya sertifikası güvenilmez olabilir ya da bir uzantı veya güvenlik duvarı isteği engelliyordur.',
  'The API does not allow this page to read its responses': 'API bu sayfanın yanıtları okumasına izin vermiyor',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} yanıt veriyor, ancak bir tarayıcıda {origin} kaynağından gelen isteklere izin vermiyor (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'İstek gönderildi ve etkili olmuş olabilir; tarayıcı yanıtı gizliyor.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Ön kontrol isteğine (OPTIONS) izin verilmedi, bu yüzden tarayıcı asıl isteği göndermedi.',
  'It is also possible that the server does not respond at all.': 'Sunucunun hiç yanıt vermiyor olması da mümkündür.',
  'The API responded with a redirect': 'API bir yönlendirmeyle yanıt verdi',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} isteği, adresini tarayıcının sayfalardan gizlediği başka bir sunucuya yönlendiriyor.',
  'The dev server did not send the request': 'Geliştirme sunucusu isteği göndermedi',
  'The server of this site did not send the request': 'Bu sitenin sunucusu isteği göndermedi',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Tarayıcılar bir sayfanın başka bir site için çerez ayarlamasına izin vermez: çerezler örneklerde var, ancak gönderilmez.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Tarayıcılar bir sayfanın {name} başlığını ayarlamasına izin vermez: başlık örneklerde var, ancak gönderilmez.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Tarayıcılar bir sayfanın {name} göndermesine izin vermez. Örnekler gönderebilir.',
  'A browser sends no body with {name}. The samples do.': 'Tarayıcı {name} ile gövde göndermez. Örnekler gönderir.',
  'A page cannot authenticate with {name}.': 'Bir sayfa {name} ile kimlik doğrulayamaz.',
  '{name} needs a file.': '{name} için bir dosya gerekir.',
  '{name} cannot be the name of a header.': '{name} bir başlığın adı olamaz.',
  'The header {name} is given twice; the first one is sent.': '{name} başlığı iki kez verilmiş; ilki gönderilir.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Bir yol bölümü yalnızca . veya .. içeriyor: tarayıcılar bunu URL’den çıkarır.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Sunucu URL’si, tarayıcıların reddettiği bir kullanıcı adı veya parola içeriyor; kaldırıldı.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Sunucunun {name} değişkeni bu değeri alamaz; varsayılanı kullanılır.',
  'The API file does not define {name} of the server URL.': 'API dosyası, sunucu URL’sindeki {name} değişkenini tanımlamıyor.',
  'A value is missing.': 'Bir değer eksik.',
  'This is nested too deeply.': 'Bu çok derin iç içe geçmiş.',
  'Text must be in double quotes.': 'Metin çift tırnak içinde olmalıdır.',
  'A value cannot start with {sign}.': 'Bir değer {sign} ile başlayamaz.',
  'A comma or {sign} is missing.': 'Virgül veya {sign} eksik.',
  '{sign} is missing at the end.': 'Sonda {sign} eksik.',
  'There is a comma too many before {sign}.': '{sign} öncesinde fazladan bir virgül var.',
  'A name in double quotes is missing.': 'Çift tırnak içinde bir ad eksik.',
  'A colon is missing.': 'İki nokta eksik.',
  'This text has a character that must be escaped.': 'Bu metinde kaçış dizisiyle yazılması gereken bir karakter var.',
  'The closing quote is missing.': 'Kapanış tırnağı eksik.',
  'There is more text after the end of the value.': 'Değerin bitiminden sonra başka metin var.',
  'It is longer than {size}: the rest was not read.': '{size} sınırından uzun: kalanı okunmadı.',
  'Stopped.': 'Durduruldu.',
  'The connection was lost: {reason}': 'Bağlantı koptu: {reason}',
  'The response has no access token.': 'Yanıtta erişim belirteci yok.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Tarayıcı oturum açma penceresini engelledi: bu sayfa için açılır pencerelere izin verin.',
  'Signing in requires a page loaded over https.': 'Oturum açmak için sayfanın https ile yüklenmiş olması gerekir.',
  'The code has expired: sign in again.': 'Kodun süresi doldu: yeniden oturum açın.',
  '{address} does not describe how to sign in.': '{address} nasıl oturum açılacağını açıklamıyor.',
  '{name} is missing from the API file or is not an https URL.': '{name} API dosyasında yok ya da https URL’si değil.',
  'Paste a token into the field above instead.': 'Bunun yerine yukarıdaki alana bir belirteç yapıştırın.',
  'The sign-in window was closed before sign-in finished.': 'Oturum açma penceresi, oturum açma tamamlanmadan kapatıldı.',
};
