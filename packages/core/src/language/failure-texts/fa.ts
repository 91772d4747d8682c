import type { FailureTexts } from '../failure-texts.ts';

export const faFailures: FailureTexts = {
  'The address is incomplete': 'نشانی کامل نیست',
  'The address is empty.': 'نشانی خالی است.',
  '{url} is not a valid request URL.': '{url} برای درخواست URL معتبری نیست.',
  'A page cannot send {method}': 'صفحه نمی‌تواند {method} بفرستد',
  'Browsers refuse this method. The command below can send it.': 'مرورگرها این متد را نمی‌پذیرند. فرمان زیر می‌تواند آن را بفرستد.',
  'There is no connection': 'اتصالی نیست',
  'The request was not sent': 'درخواست فرستاده نشد',
  'This device is offline. Send it again once the network is back.': 'این دستگاه آفلاین است. پس از وصل شدن شبکه دوباره بفرستید.',
  'The browser blocks insecure addresses on a secure page': 'مرورگر نشانی‌های ناامن را در صفحهٔ امن مسدود می‌کند',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'این صفحه با https بارگذاری شده است، اما {host} با http فراخوانی می‌شود. API باید در یک نشانی https در دسترس باشد.',
  'The address is on a private network': 'نشانی در یک شبکهٔ خصوصی است',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} در این دستگاه یا شبکهٔ آن است. مرورگرها پیش از آنکه یک صفحهٔ عمومی به آن دسترسی پیدا کند، از کاربر یا API اجازه می‌گیرند.',
  '{host} does not respond': '{host} پاسخ نمی‌دهد',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'شاید نام اشتباه باشد، سرور از کار افتاده یا گواهی آن نامعتبر باشد، یا یک افزونه یا فایروال درخواست را مسدود کند.',
  'The API does not allow this page to read its responses': 'API به این صفحه اجازهٔ خواندن پاسخ‌هایش را نمی‌دهد',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} پاسخ می‌دهد، اما درخواست‌های {origin} را در مرورگر مجاز نمی‌داند (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'درخواست فرستاده شد و شاید اثر کرده باشد؛ مرورگر پاسخ را پنهان می‌کند.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'درخواست مقدماتی (OPTIONS) مجاز نبود، بنابراین مرورگر خود درخواست را نفرستاد.',
  'It is also possible that the server does not respond at all.': 'همچنین ممکن است سرور اصلاً پاسخ ندهد.',
  'The API responded with a redirect': 'API با تغییر مسیر پاسخ داد',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} درخواست را به سرور دیگری تغییر مسیر می‌دهد که مرورگر نشانی آن را از صفحه‌ها پنهان می‌کند.',
  'The dev server did not send the request': 'سرور توسعه درخواست را نفرستاد',
  'The server of this site did not send the request': 'سرور این وب‌سایت درخواست را نفرستاد',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'مرورگرها به صفحه اجازه نمی‌دهند برای وب‌سایت دیگری کوکی تنظیم کند: کوکی‌ها در نمونه‌ها هستند، اما فرستاده نمی‌شوند.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'مرورگرها به صفحه اجازه نمی‌دهند سرآیند {name} را تنظیم کند: در نمونه‌ها هست، اما فرستاده نمی‌شود.',
  'Browsers do not allow a page to send {name}. The samples can.': 'مرورگرها به صفحه اجازه نمی‌دهند {name} بفرستد. نمونه‌ها می‌توانند.',
  'A browser sends no body with {name}. The samples do.': 'مرورگر با {name} بدنه‌ای نمی‌فرستد. نمونه‌ها می‌فرستند.',
  'A page cannot authenticate with {name}.': 'صفحه نمی‌تواند با {name} احراز هویت کند.',
  '{name} needs a file.': '{name} به فایل نیاز دارد.',
  '{name} cannot be the name of a header.': '{name} نمی‌تواند نام سرآیند باشد.',
  'The header {name} is given twice; the first one is sent.': 'سرآیند {name} دو بار داده شده است؛ اولی فرستاده می‌شود.',
  'A path segment is . or .. only: browsers remove it from the URL.': 'یک بخش مسیر فقط . یا .. است: مرورگرها آن را از URL حذف می‌کنند.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'URL سرور نام کاربری یا گذرواژه دارد که مرورگرها نمی‌پذیرند؛ حذف شد.',
  "The server's variable {name} cannot have this value; its default is used.":
    'متغیر {name} سرور نمی‌تواند این مقدار را داشته باشد؛ مقدار پیش‌فرض آن به کار می‌رود.',
  'The API file does not define {name} of the server URL.': 'فایل API نام {name} را در URL سرور تعریف نمی‌کند.',
  'A value is missing.': 'یک مقدار کم است.',
  'This is nested too deeply.': 'تودرتویی بیش از حد عمیق است.',
  'Text must be in double quotes.': 'متن باید در گیومهٔ جفت (") باشد.',
  'A value cannot start with {sign}.': 'مقدار نمی‌تواند با {sign} آغاز شود.',
  'A comma or {sign} is missing.': 'یک ویرگول یا {sign} کم است.',
  '{sign} is missing at the end.': '{sign} در پایان کم است.',
  'There is a comma too many before {sign}.': 'پیش از {sign} یک ویرگول اضافه است.',
  'A name in double quotes is missing.': 'یک نام در گیومهٔ جفت (") کم است.',
  'A colon is missing.': 'یک دونقطه کم است.',
  'This text has a character that must be escaped.': 'این متن نویسه‌ای دارد که باید اسکیپ شود.',
  'The closing quote is missing.': 'گیومهٔ پایانی نیست.',
  'There is more text after the end of the value.': 'پس از پایان مقدار، متن دیگری هست.',
  'It is longer than {size}: the rest was not read.': 'بلندتر از {size} است: بقیه خوانده نشد.',
  'Stopped.': 'متوقف شد.',
  'The connection was lost: {reason}': 'اتصال قطع شد: {reason}',
  'The response has no access token.': 'پاسخ توکن دسترسی ندارد.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'مرورگر پنجرهٔ ورود را مسدود کرد: پنجره‌های بازشو را برای این صفحه مجاز کنید.',
  'Signing in requires a page loaded over https.': 'برای ورود، صفحه باید با https بارگذاری شده باشد.',
  'The code has expired: sign in again.': 'کد منقضی شده است: دوباره وارد شوید.',
  '{address} does not describe how to sign in.': '{address} شیوهٔ ورود را توضیح نمی‌دهد.',
  '{name} is missing from the API file or is not an https URL.': '{name} در فایل API نیست یا یک URL با https نیست.',
  'Paste a token into the field above instead.': 'به‌جای آن، توکنی را در فیلد بالا بچسبانید.',
  'The sign-in window was closed before sign-in finished.': 'پنجرهٔ ورود پیش از پایان ورود بسته شد.',
};
