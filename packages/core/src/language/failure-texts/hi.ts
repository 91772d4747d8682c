import type { FailureTexts } from '../failure-texts.ts';

export const hiFailures: FailureTexts = {
  'The address is incomplete': 'पता अधूरा है',
  'The address is empty.': 'पता खाली है।',
  '{url} is not a valid request URL.': '{url} अनुरोध के लिए मान्य URL नहीं है।',
  'A page cannot send {method}': 'कोई पृष्ठ {method} नहीं भेज सकता',
  'Browsers refuse this method. The command below can send it.': 'ब्राउज़र इस मेथड को अस्वीकार करते हैं। नीचे की कमांड इसे भेज सकती है।',
  'There is no connection': 'कनेक्शन नहीं है',
  'The request was not sent': 'अनुरोध नहीं भेजा गया',
  'This device is offline. Send it again once the network is back.': 'यह डिवाइस ऑफ़लाइन है। नेटवर्क लौटने पर फिर से भेजें।',
  'The browser blocks insecure addresses on a secure page': 'ब्राउज़र सुरक्षित पृष्ठ पर असुरक्षित पतों को रोकता है',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'यह पृष्ठ https से लोड हुआ है, लेकिन {host} को http से कॉल किया जाता। API किसी https पते पर उपलब्ध होना चाहिए।',
  'The address is on a private network': 'पता निजी नेटवर्क पर है',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} इस डिवाइस पर या इसके नेटवर्क में है। किसी सार्वजनिक पृष्ठ को वहाँ पहुँचने देने से पहले ब्राउज़र उपयोगकर्ता या API से अनुमति माँगते हैं।',
  '{host} does not respond': '{host} उत्तर नहीं दे रहा',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'हो सकता है नाम गलत हो, सर्वर बंद हो या उसका प्रमाणपत्र विश्वसनीय न हो, या कोई एक्सटेंशन या फ़ायरवॉल अनुरोध को रोक रहा हो।',
  'The API does not allow this page to read its responses': 'API इस पृष्ठ को अपनी प्रतिक्रियाएँ पढ़ने नहीं देता',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} उत्तर देता है, लेकिन ब्राउज़र में {origin} से अनुरोधों की अनुमति नहीं देता (CORS)।',
  'The request was sent and may have taken effect; the browser hides the response.':
    'अनुरोध भेजा गया और हो सकता है उसका असर हुआ हो; ब्राउज़र प्रतिक्रिया छिपाता है।',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'प्रीफ़्लाइट अनुरोध (OPTIONS) को अनुमति नहीं मिली, इसलिए ब्राउज़र ने असली अनुरोध नहीं भेजा।',
  'It is also possible that the server does not respond at all.': 'यह भी हो सकता है कि सर्वर बिल्कुल उत्तर न दे रहा हो।',
  'The API responded with a redirect': 'API ने रीडायरेक्ट से उत्तर दिया',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} अनुरोध को किसी अन्य सर्वर पर रीडायरेक्ट करता है, जिसका पता ब्राउज़र पृष्ठों से छिपाता है।',
  'The dev server did not send the request': 'डेव सर्वर ने अनुरोध नहीं भेजा',
  'The server of this site did not send the request': 'इस साइट के सर्वर ने अनुरोध नहीं भेजा',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'ब्राउज़र किसी पृष्ठ को दूसरी साइट के लिए कुकी सेट करने नहीं देते: वे नमूनों में हैं, लेकिन भेजी नहीं जातीं।',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'ब्राउज़र किसी पृष्ठ को हेडर {name} सेट करने नहीं देते: वह नमूनों में है, लेकिन भेजा नहीं जाता।',
  'Browsers do not allow a page to send {name}. The samples can.': 'ब्राउज़र किसी पृष्ठ को {name} भेजने नहीं देते। नमूने भेज सकते हैं।',
  'A browser sends no body with {name}. The samples do.': 'ब्राउज़र {name} के साथ बॉडी नहीं भेजता। नमूने भेजते हैं।',
  'A page cannot authenticate with {name}.': 'कोई पृष्ठ {name} से प्रमाणीकरण नहीं कर सकता।',
  '{name} needs a file.': '{name} के लिए फ़ाइल चाहिए।',
  '{name} cannot be the name of a header.': '{name} किसी हेडर का नाम नहीं हो सकता।',
  'The header {name} is given twice; the first one is sent.': 'हेडर {name} दो बार दिया गया है; पहला भेजा जाता है।',
  'A path segment is . or .. only: browsers remove it from the URL.': 'पथ का एक खंड केवल . या .. है: ब्राउज़र उसे URL से हटा देते हैं।',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'सर्वर के URL में उपयोगकर्ता नाम या पासवर्ड है, जिसे ब्राउज़र अस्वीकार करते हैं; उसे हटा दिया गया।',
  "The server's variable {name} cannot have this value; its default is used.":
    'सर्वर के वेरिएबल {name} का यह मान नहीं हो सकता; उसका डिफ़ॉल्ट उपयोग होता है।',
  'The API file does not define {name} of the server URL.': 'API फ़ाइल में सर्वर के URL का {name} परिभाषित नहीं है।',
  'A value is missing.': 'मान नहीं दिया गया है।',
  'This is nested too deeply.': 'नेस्टिंग बहुत गहरी है।',
  'Text must be in double quotes.': 'पाठ दोहरे उद्धरण चिह्नों में होना चाहिए।',
  'A value cannot start with {sign}.': 'मान {sign} से शुरू नहीं हो सकता।',
  'A comma or {sign} is missing.': 'अल्पविराम या {sign} नहीं है।',
  '{sign} is missing at the end.': 'अंत में {sign} नहीं है।',
  'There is a comma too many before {sign}.': '{sign} से पहले एक अल्पविराम ज़्यादा है।',
  'A name in double quotes is missing.': 'दोहरे उद्धरण चिह्नों में नाम नहीं है।',
  'A colon is missing.': 'कोलन नहीं है।',
  'This text has a character that must be escaped.': 'इस पाठ में ऐसा अक्षर है जिसे एस्केप करना ज़रूरी है।',
  'The closing quote is missing.': 'बंद करने वाला उद्धरण चिह्न नहीं है।',
  'There is more text after the end of the value.': 'मान के अंत के बाद और पाठ है।',
  'It is longer than {size}: the rest was not read.': 'यह {size} से लंबा है: बाकी नहीं पढ़ा गया।',
  'Stopped.': 'रोका गया।',
  'The connection was lost: {reason}': 'कनेक्शन टूट गया: {reason}',
  'The response has no access token.': 'प्रतिक्रिया में एक्सेस टोकन नहीं है।',
  'The browser blocked the sign-in window: allow pop-ups for this page.': 'ब्राउज़र ने साइन इन विंडो रोक दी: इस पृष्ठ के लिए पॉप-अप की अनुमति दें।',
  'Signing in requires a page loaded over https.': 'साइन इन करने के लिए पृष्ठ https से लोड होना चाहिए।',
  'The code has expired: sign in again.': 'कोड की समय-सीमा समाप्त हो गई: फिर से साइन इन करें।',
  '{address} does not describe how to sign in.': '{address} यह नहीं बताता कि साइन इन कैसे करें।',
  '{name} is missing from the API file or is not an https URL.': 'API फ़ाइल में {name} नहीं है या वह https URL नहीं है।',
  'Paste a token into the field above instead.': 'इसके बजाय ऊपर के फ़ील्ड में टोकन पेस्ट करें।',
  'The sign-in window was closed before sign-in finished.': 'साइन इन पूरा होने से पहले साइन इन विंडो बंद कर दी गई।',
};
