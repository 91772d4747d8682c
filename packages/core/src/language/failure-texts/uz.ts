import type { FailureTexts } from '../failure-texts.ts';

export const uzFailures: FailureTexts = {
  'The address is incomplete': 'Manzil to‘liq emas',
  'The address is empty.': 'Manzil bo‘sh.',
  '{url} is not a valid request URL.': '{url} yaroqli so‘rov URL manzili emas.',
  'A page cannot send {method}': 'Sahifa {method} yubora olmaydi',
  'Browsers refuse this method. The command below can send it.': 'Brauzerlar bu metodni rad etadi. Quyidagi buyruq uni yubora oladi.',
  'There is no connection': 'Ulanish yo‘q',
  'The request was not sent': 'So‘rov yuborilmadi',
  'This device is offline. Send it again once the network is back.': 'Bu qurilma oflayn. Tarmoq tiklangach, qayta yuboring.',
  'The browser blocks insecure addresses on a secure page': 'Brauzer xavfsiz sahifada xavfsiz bo‘lmagan manzillarni bloklaydi',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Bu sahifa https orqali yuklangan, lekin {host} http orqali chaqirilgan bo‘lardi. API https manzilida mavjud bo‘lishi kerak.',
  'The address is on a private network': 'Manzil xususiy tarmoqda',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} shu qurilmada yoki uning tarmog‘ida. Ommaviy sahifa unga murojaat qilishidan oldin brauzerlar foydalanuvchidan yoki API’dan so‘raydi.',
  '{host} does not respond': '{host} javob bermayapti',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Nom noto‘g‘ri, server ishlamayotgan yoki uning sertifikati ishonchsiz bo‘lishi mumkin yoxud so‘rovni kengaytma yoki xavfsizlik devori bloklayotgandir.',
  'The API does not allow this page to read its responses': 'API bu sahifaga javoblarini o‘qishga ruxsat bermaydi',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} javob beradi, lekin brauzerda {origin} manzilidan so‘rovlarga ruxsat bermaydi (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'So‘rov yuborildi va bajarilgan bo‘lishi mumkin; brauzer javobni yashiradi.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Dastlabki so‘rovga (OPTIONS) ruxsat berilmadi, shuning uchun brauzer so‘rovning o‘zini yubormadi.',
  'It is also possible that the server does not respond at all.': 'Server umuman javob bermayotgan bo‘lishi ham mumkin.',
  'The API responded with a redirect': 'API yo‘naltirish bilan javob berdi',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} so‘rovni manzilini brauzer sahifalardan yashiradigan boshqa serverga yo‘naltiradi.',
  'The dev server did not send the request': 'Ishlab chiqish serveri so‘rovni yubormadi',
  'The server of this site did not send the request': 'Shu sayt serveri so‘rovni yubormadi',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Brauzerlar sahifaga boshqa sayt uchun cookie o‘rnatishga ruxsat bermaydi: ular misollarda bor, lekin yuborilmaydi.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Brauzerlar sahifaga {name} sarlavhasini o‘rnatishga ruxsat bermaydi: u misollarda bor, lekin yuborilmaydi.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Brauzerlar sahifaga {name} yuborishga ruxsat bermaydi. Misollar yubora oladi.',
  'A browser sends no body with {name}. The samples do.': 'Brauzer {name} bilan tana yubormaydi. Misollar yuboradi.',
  'A page cannot authenticate with {name}.': 'Sahifa {name} orqali autentifikatsiyadan o‘ta olmaydi.',
  '{name} needs a file.': '{name} uchun fayl kerak.',
  '{name} cannot be the name of a header.': '{name} sarlavha nomi bo‘la olmaydi.',
  'The header {name} is given twice; the first one is sent.': '{name} sarlavhasi ikki marta berilgan; birinchisi yuboriladi.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Yo‘l bo‘lagi faqat . yoki .. dan iborat: brauzerlar uni URL manzilidan olib tashlaydi.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Server URL manzilida brauzerlar rad etadigan foydalanuvchi nomi yoki parol bor; u olib tashlandi.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Serverning {name} o‘zgaruvchisi bu qiymatga ega bo‘la olmaydi; standart qiymati ishlatiladi.',
  'The API file does not define {name} of the server URL.': 'API fayli server URL manzilidagi {name} ni aniqlamaydi.',
  'A value is missing.': 'Qiymat yetishmayapti.',
  'This is nested too deeply.': 'Ichma-ichlik juda chuqur.',
  'Text must be in double quotes.': 'Matn qo‘shtirnoq ichida bo‘lishi kerak.',
  'A value cannot start with {sign}.': 'Qiymat {sign} bilan boshlana olmaydi.',
  'A comma or {sign} is missing.': 'Vergul yoki {sign} yetishmayapti.',
  '{sign} is missing at the end.': 'Oxirida {sign} yetishmayapti.',
  'There is a comma too many before {sign}.': '{sign} oldida ortiqcha vergul bor.',
  'A name in double quotes is missing.': 'Qo‘shtirnoq ichidagi nom yetishmayapti.',
  'A colon is missing.': 'Ikki nuqta yetishmayapti.',
  'This text has a character that must be escaped.': 'Bu matnda ekranlash kerak bo‘lgan belgi bor.',
  'The closing quote is missing.': 'Yopuvchi qo‘shtirnoq yetishmayapti.',
  'There is more text after the end of the value.': 'Qiymat tugagandan keyin yana matn bor.',
  'It is longer than {size}: the rest was not read.': 'U {size} dan uzun: qolgani o‘qilmadi.',
  'Stopped.': 'To‘xtatildi.',
  'The connection was lost: {reason}': 'Ulanish uzildi: {reason}',
  'The response has no access token.': 'Javobda kirish tokeni yo‘q.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Brauzer kirish oynasini blokladi: bu sahifa uchun qalqib chiquvchi oynalarga ruxsat bering.',
  'Signing in requires a page loaded over https.': 'Kirish uchun sahifa https orqali yuklangan bo‘lishi kerak.',
  'The code has expired: sign in again.': 'Kodning muddati tugadi: qayta kiring.',
  '{address} does not describe how to sign in.': '{address} qanday kirishni tavsiflamaydi.',
  '{name} is missing from the API file or is not an https URL.': 'API faylida {name} yo‘q yoki u https URL emas.',
  'Paste a token into the field above instead.': 'Buning o‘rniga yuqoridagi maydonga token joylang.',
  'The sign-in window was closed before sign-in finished.': 'Kirish oynasi kirish tugashidan oldin yopildi.',
};
