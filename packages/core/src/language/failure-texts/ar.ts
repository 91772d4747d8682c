import type { FailureTexts } from '../failure-texts.ts';

export const arFailures: FailureTexts = {
  'The address is incomplete': 'العنوان غير كامل',
  'The address is empty.': 'العنوان فارغ.',
  '{url} is not a valid request URL.': '{url} ليس عنوان URL صالحًا لطلب.',
  'A page cannot send {method}': 'لا يمكن للصفحة إرسال {method}',
  'Browsers refuse this method. The command below can send it.': 'ترفض المتصفحات هذه الطريقة. يمكن للأمر أدناه إرسالها.',
  'There is no connection': 'لا يوجد اتصال',
  'The request was not sent': 'لم يُرسل الطلب',
  'This device is offline. Send it again once the network is back.': 'هذا الجهاز غير متصل بالإنترنت. أعد الإرسال عند عودة الشبكة.',
  'The browser blocks insecure addresses on a secure page': 'يحظر المتصفح العناوين غير الآمنة في صفحة آمنة',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'حُمّلت هذه الصفحة عبر https، لكن {host} سيُستدعى عبر http. يجب أن يكون API متاحًا على عنوان https.',
  'The address is on a private network': 'العنوان على شبكة خاصة',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} على هذا الجهاز أو على شبكته. تسأل المتصفحات المستخدم، أو API، قبل أن يُسمح لصفحة عامة بالوصول إليه.',
  '{host} does not respond': '{host} لا يستجيب',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'قد يكون الاسم خاطئًا، أو الخادم متوقفًا، أو شهادته غير موثوقة، أو أن إضافة أو جدار حماية يحظر الطلب.',
  'The API does not allow this page to read its responses': 'لا يسمح API لهذه الصفحة بقراءة استجاباته',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    'يستجيب {host}، لكنه لا يسمح بالطلبات من {origin} في المتصفح (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.': 'أُرسل الطلب وربما نُفّذ، لكن المتصفح يخفي الاستجابة.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'لم يُسمح بالطلب التمهيدي (OPTIONS)، لذا لم يرسل المتصفح الطلب نفسه.',
  'It is also possible that the server does not respond at all.': 'من المحتمل أيضًا أن الخادم لا يستجيب إطلاقًا.',
  'The API responded with a redirect': 'استجاب API بإعادة توجيه',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    'يعيد {host} توجيه الطلب إلى خادم آخر يخفي المتصفح عنوانه عن الصفحات.',
  'The dev server did not send the request': 'لم يرسل خادم التطوير الطلب',
  'The server of this site did not send the request': 'لم يرسل خادم هذا الموقع الطلب',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'لا تسمح المتصفحات للصفحة بتعيين ملفات تعريف ارتباط لموقع آخر: هي موجودة في الأمثلة، لكنها لا تُرسل.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'لا تسمح المتصفحات للصفحة بتعيين الترويسة {name}: هي موجودة في الأمثلة، لكنها لا تُرسل.',
  'Browsers do not allow a page to send {name}. The samples can.': 'لا تسمح المتصفحات للصفحة بإرسال {name}. يمكن للأمثلة ذلك.',
  'A browser sends no body with {name}. The samples do.': 'لا يرسل المتصفح نصًا أساسيًا مع {name}. أما الأمثلة فترسله.',
  'A page cannot authenticate with {name}.': 'لا يمكن للصفحة المصادقة باستخدام {name}.',
  '{name} needs a file.': 'يتطلب {name} ملفًا.',
  '{name} cannot be the name of a header.': 'لا يمكن أن يكون {name} اسمًا لترويسة.',
  'The header {name} is given twice; the first one is sent.': 'الترويسة {name} مذكورة مرتين، وتُرسل الأولى.',
  'A path segment is . or .. only: browsers remove it from the URL.': 'أحد أجزاء المسار هو . أو .. فقط: تزيله المتصفحات من URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'يحتوي عنوان URL للخادم على اسم مستخدم أو كلمة مرور، وهو ما ترفضه المتصفحات، لذا أُزيل.',
  "The server's variable {name} cannot have this value; its default is used.":
    'لا يمكن أن يأخذ متغير الخادم {name} هذه القيمة، لذا تُستخدم قيمته الافتراضية.',
  'The API file does not define {name} of the server URL.': 'لا يعرّف ملف API ‏{name} في عنوان URL للخادم.',
  'A value is missing.': 'هناك قيمة ناقصة.',
  'This is nested too deeply.': 'التداخل عميق أكثر من اللازم.',
  'Text must be in double quotes.': 'يجب أن يكون النص بين علامتي اقتباس مزدوجتين.',
  'A value cannot start with {sign}.': 'لا يمكن أن تبدأ قيمة بـ {sign}.',
  'A comma or {sign} is missing.': 'تنقص فاصلة أو {sign}.',
  '{sign} is missing at the end.': 'ينقص {sign} في النهاية.',
  'There is a comma too many before {sign}.': 'هناك فاصلة زائدة قبل {sign}.',
  'A name in double quotes is missing.': 'ينقص اسم بين علامتي اقتباس مزدوجتين.',
  'A colon is missing.': 'تنقص نقطتان رأسيتان.',
  'This text has a character that must be escaped.': 'يحتوي هذا النص على حرف يجب تخطّيه برمز هروب.',
  'The closing quote is missing.': 'تنقص علامة الاقتباس الختامية.',
  'There is more text after the end of the value.': 'هناك نص إضافي بعد نهاية القيمة.',
  'It is longer than {size}: the rest was not read.': 'أطول من {size}: لم يُقرأ الباقي.',
  'Stopped.': 'توقّف.',
  'The connection was lost: {reason}': 'انقطع الاتصال: {reason}',
  'The response has no access token.': 'لا تحتوي الاستجابة على رمز وصول.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'حظر المتصفح نافذة تسجيل الدخول: اسمح بالنوافذ المنبثقة لهذه الصفحة.',
  'Signing in requires a page loaded over https.': 'يتطلب تسجيل الدخول صفحة محمّلة عبر https.',
  'The code has expired: sign in again.': 'انتهت صلاحية الرمز: سجّل الدخول مجددًا.',
  '{address} does not describe how to sign in.': 'لا يوضح {address} كيفية تسجيل الدخول.',
  '{name} is missing from the API file or is not an https URL.': '{name} غير موجود في ملف API أو ليس عنوان URL بـ https.',
  'Paste a token into the field above instead.': 'الصق بدلًا من ذلك رمزًا في الحقل أعلاه.',
  'The sign-in window was closed before sign-in finished.': 'أُغلقت نافذة تسجيل الدخول قبل اكتماله.',
};
