import type { FailureTexts } from '../failure-texts.ts';

export const heFailures: FailureTexts = {
  'The address is incomplete': 'הכתובת אינה שלמה',
  'The address is empty.': 'הכתובת ריקה.',
  '{url} is not a valid request URL.': '{url} אינה כתובת URL תקינה לבקשה.',
  'A page cannot send {method}': 'דף אינו יכול לשלוח {method}',
  'Browsers refuse this method. The command below can send it.': 'דפדפנים דוחים את השיטה הזו. הפקודה שלמטה יכולה לשלוח אותה.',
  'There is no connection': 'אין חיבור',
  'The request was not sent': 'הבקשה לא נשלחה',
  'This device is offline. Send it again once the network is back.': 'המכשיר הזה אינו מקוון. יש לשלוח שוב כשהרשת תחזור.',
  'The browser blocks insecure addresses on a secure page': 'הדפדפן חוסם כתובות לא מאובטחות בדף מאובטח',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'הדף הזה נטען דרך https, אבל הפנייה אל {host} הייתה נעשית דרך http. ה־API חייב להיות זמין בכתובת https.',
  'The address is on a private network': 'הכתובת נמצאת ברשת פרטית',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} נמצא במכשיר הזה או ברשת שלו. דפדפנים מבקשים אישור מהמשתמש, או מה־API, לפני שדף ציבורי רשאי לגשת אליו.',
  '{host} does not respond': '{host} אינו מגיב',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'ייתכן שהשם שגוי, שהשרת אינו פעיל או שהאישור שלו אינו מהימן, או שתוסף או חומת אש חוסמים את הבקשה.',
  'The API does not allow this page to read its responses': 'ה־API אינו מאפשר לדף הזה לקרוא את התגובות שלו',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} מגיב, אבל אינו מאפשר בקשות מ־{origin} בדפדפן (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.': 'הבקשה נשלחה וייתכן שהשפיעה; הדפדפן מסתיר את התגובה.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'הבקשה המקדימה (OPTIONS) לא אושרה, ולכן הדפדפן לא שלח את הבקשה עצמה.',
  'It is also possible that the server does not respond at all.': 'ייתכן גם שהשרת אינו מגיב כלל.',
  'The API responded with a redirect': 'ה־API הגיב בהפניה',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} מפנה את הבקשה לשרת אחר, שאת כתובתו הדפדפן מסתיר מדפים.',
  'The dev server did not send the request': 'שרת הפיתוח לא שלח את הבקשה',
  'The server of this site did not send the request': 'השרת של אתר זה לא שלח את הבקשה',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'דפדפנים אינם מאפשרים לדף להגדיר עוגיות לאתר אחר: הן מופיעות בדוגמאות, אבל אינן נשלחות.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'דפדפנים אינם מאפשרים לדף להגדיר את הכותרת {name}: היא מופיעה בדוגמאות, אבל אינה נשלחת.',
  'Browsers do not allow a page to send {name}. The samples can.': 'דפדפנים אינם מאפשרים לדף לשלוח {name}. הדוגמאות יכולות.',
  'A browser sends no body with {name}. The samples do.': 'דפדפן אינו שולח גוף עם {name}. הדוגמאות כן.',
  'A page cannot authenticate with {name}.': 'דף אינו יכול לבצע אימות באמצעות {name}.',
  '{name} needs a file.': 'נדרש קובץ עבור {name}.',
  '{name} cannot be the name of a header.': '{name} לא יכול להיות שם של כותרת.',
  'The header {name} is given twice; the first one is sent.': 'הכותרת {name} ניתנה פעמיים; הראשונה נשלחת.',
  'A path segment is . or .. only: browsers remove it from the URL.': 'מקטע נתיב מכיל רק . או ..: דפדפנים מסירים אותו מכתובת ה־URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'כתובת ה־URL של השרת מכילה שם משתמש או סיסמה, ודפדפנים דוחים זאת; הם הוסרו.',
  "The server's variable {name} cannot have this value; its default is used.":
    'המשתנה {name} של השרת לא יכול לקבל ערך זה; נעשה שימוש בברירת המחדל שלו.',
  'The API file does not define {name} of the server URL.': 'קובץ ה־API אינו מגדיר את {name} שבכתובת ה־URL של השרת.',
  'A value is missing.': 'חסר ערך.',
  'This is nested too deeply.': 'הקינון עמוק מדי.',
  'Text must be in double quotes.': 'טקסט חייב להיות במירכאות כפולות.',
  'A value cannot start with {sign}.': 'ערך לא יכול להתחיל ב־{sign}.',
  'A comma or {sign} is missing.': 'חסר פסיק או {sign}.',
  '{sign} is missing at the end.': 'חסר {sign} בסוף.',
  'There is a comma too many before {sign}.': 'יש פסיק מיותר לפני {sign}.',
  'A name in double quotes is missing.': 'חסר שם במירכאות כפולות.',
  'A colon is missing.': 'חסרות נקודתיים.',
  'This text has a character that must be escaped.': 'הטקסט מכיל תו שדורש תו בריחה לפניו.',
  'The closing quote is missing.': 'חסרות המירכאות הסוגרות.',
  'There is more text after the end of the value.': 'יש טקסט נוסף אחרי סוף הערך.',
  'It is longer than {size}: the rest was not read.': 'האורך עולה על {size}: השאר לא נקרא.',
  'Stopped.': 'נעצר.',
  'The connection was lost: {reason}': 'החיבור אבד: {reason}',
  'The response has no access token.': 'אין בתגובה אסימון גישה.',
  'The browser blocked the sign-in window: allow pop-ups for this page.': 'הדפדפן חסם את חלון הכניסה: יש לאפשר חלונות קופצים לדף זה.',
  'Signing in requires a page loaded over https.': 'כניסה דורשת דף שנטען דרך https.',
  'The code has expired: sign in again.': 'תוקף הקוד פג: יש להיכנס שוב.',
  '{address} does not describe how to sign in.': '{address} אינו מתאר כיצד להיכנס.',
  '{name} is missing from the API file or is not an https URL.': '{name} חסר בקובץ ה־API או שאינו כתובת URL של https.',
  'Paste a token into the field above instead.': 'אפשר במקום זאת להדביק אסימון בשדה למעלה.',
  'The sign-in window was closed before sign-in finished.': 'חלון הכניסה נסגר לפני שהכניסה הושלמה.',
};
