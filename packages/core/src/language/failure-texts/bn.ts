import type { FailureTexts } from '../failure-texts.ts';

export const bnFailures: FailureTexts = {
  'The address is incomplete': 'ঠিকানাটি অসম্পূর্ণ',
  'The address is empty.': 'ঠিকানাটি খালি।',
  '{url} is not a valid request URL.': '{url} অনুরোধের জন্য বৈধ URL নয়।',
  'A page cannot send {method}': 'কোনো পৃষ্ঠা {method} পাঠাতে পারে না',
  'Browsers refuse this method. The command below can send it.': 'ব্রাউজার এই মেথড প্রত্যাখ্যান করে। নিচের কমান্ডটি এটি পাঠাতে পারে।',
  'There is no connection': 'কোনো সংযোগ নেই',
  'The request was not sent': 'অনুরোধটি পাঠানো হয়নি',
  'This device is offline. Send it again once the network is back.': 'এই ডিভাইসটি অফলাইনে আছে। নেটওয়ার্ক ফিরে এলে আবার পাঠান।',
  'The browser blocks insecure addresses on a secure page': 'নিরাপদ পৃষ্ঠায় ব্রাউজার অনিরাপদ ঠিকানা ব্লক করে',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'এই পৃষ্ঠাটি https-এর মাধ্যমে লোড হয়েছে, কিন্তু {host}-কে http-এর মাধ্যমে ডাকা হতো। API-কে একটি https ঠিকানায় পাওয়া যেতে হবে।',
  'The address is on a private network': 'ঠিকানাটি একটি ব্যক্তিগত নেটওয়ার্কে আছে',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} এই ডিভাইসে বা এর নেটওয়ার্কে আছে। কোনো পাবলিক পৃষ্ঠাকে সেখানে পৌঁছাতে দেওয়ার আগে ব্রাউজার ব্যবহারকারী বা API-এর অনুমতি চায়।',
  '{host} does not respond': '{host} সাড়া দিচ্ছে না',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'নামটি ভুল হতে পারে, সার্ভার বন্ধ বা এর সার্টিফিকেট অবিশ্বস্ত হতে পারে, অথবা কোনো এক্সটেনশন বা ফায়ারওয়াল অনুরোধটি ব্লক করছে।',
  'The API does not allow this page to read its responses': 'API এই পৃষ্ঠাকে তার প্রতিক্রিয়া পড়ার অনুমতি দেয় না',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} সাড়া দেয়, কিন্তু ব্রাউজারে {origin} থেকে অনুরোধের অনুমতি দেয় না (CORS)।',
  'The request was sent and may have taken effect; the browser hides the response.':
    'অনুরোধটি পাঠানো হয়েছে এবং কার্যকর হয়ে থাকতে পারে; ব্রাউজার প্রতিক্রিয়াটি লুকিয়ে রাখে।',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'প্রাথমিক অনুরোধের (OPTIONS) অনুমতি মেলেনি, তাই ব্রাউজার মূল অনুরোধটি পাঠায়নি।',
  'It is also possible that the server does not respond at all.': 'এমনও হতে পারে যে সার্ভার একেবারেই সাড়া দিচ্ছে না।',
  'The API responded with a redirect': 'API পুনর্নির্দেশ দিয়ে সাড়া দিয়েছে',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} অনুরোধটিকে অন্য একটি সার্ভারে পুনর্নির্দেশ করে, যার ঠিকানা ব্রাউজার পৃষ্ঠার কাছ থেকে লুকিয়ে রাখে।',
  'The dev server did not send the request': 'ডেভেলপমেন্ট সার্ভার অনুরোধটি পাঠায়নি',
  'The server of this site did not send the request': 'এই সাইটের সার্ভার অনুরোধটি পাঠায়নি',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'ব্রাউজার কোনো পৃষ্ঠাকে অন্য সাইটের কুকি সেট করতে দেয় না: সেগুলো নমুনায় আছে, কিন্তু পাঠানো হয় না।',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'ব্রাউজার কোনো পৃষ্ঠাকে {name} হেডার সেট করতে দেয় না: এটি নমুনায় আছে, কিন্তু পাঠানো হয় না।',
  'Browsers do not allow a page to send {name}. The samples can.': 'ব্রাউজার কোনো পৃষ্ঠাকে {name} পাঠাতে দেয় না। নমুনাগুলো পারে।',
  'A browser sends no body with {name}. The samples do.': 'ব্রাউজার {name}-এর সাথে কোনো বডি পাঠায় না। নমুনাগুলো পাঠায়।',
  'A page cannot authenticate with {name}.': 'কোনো পৃষ্ঠা {name} দিয়ে প্রমাণীকরণ করতে পারে না।',
  '{name} needs a file.': '{name}-এর জন্য একটি ফাইল লাগবে।',
  '{name} cannot be the name of a header.': '{name} কোনো হেডারের নাম হতে পারে না।',
  'The header {name} is given twice; the first one is sent.': '{name} হেডারটি দুবার দেওয়া হয়েছে; প্রথমটি পাঠানো হয়।',
  'A path segment is . or .. only: browsers remove it from the URL.': 'পাথের একটি অংশ শুধু . বা ..: ব্রাউজার এটি URL থেকে সরিয়ে দেয়।',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'সার্ভারের URL-এ ব্যবহারকারীর নাম বা পাসওয়ার্ড আছে, যা ব্রাউজার প্রত্যাখ্যান করে; তা সরানো হয়েছে।',
  "The server's variable {name} cannot have this value; its default is used.":
    'সার্ভারের ভ্যারিয়েবল {name}-এর এই মান হতে পারে না; এর ডিফল্ট মান ব্যবহার করা হয়।',
  'The API file does not define {name} of the server URL.': 'API ফাইলে সার্ভারের URL-এর {name} সংজ্ঞায়িত নেই।',
  'A value is missing.': 'একটি মান বাদ পড়েছে।',
  'This is nested too deeply.': 'নেস্টিং খুব গভীর।',
  'Text must be in double quotes.': 'টেক্সট ডাবল উদ্ধৃতি চিহ্নের মধ্যে থাকতে হবে।',
  'A value cannot start with {sign}.': 'কোনো মান {sign} দিয়ে শুরু হতে পারে না।',
  'A comma or {sign} is missing.': 'একটি কমা বা {sign} বাদ পড়েছে।',
  '{sign} is missing at the end.': 'শেষে {sign} বাদ পড়েছে।',
  'There is a comma too many before {sign}.': '{sign}-এর আগে একটি কমা বেশি আছে।',
  'A name in double quotes is missing.': 'ডাবল উদ্ধৃতি চিহ্নের মধ্যে একটি নাম বাদ পড়েছে।',
  'A colon is missing.': 'একটি কোলন বাদ পড়েছে।',
  'This text has a character that must be escaped.': 'এই টেক্সটে এমন একটি অক্ষর আছে যা এস্কেপ করতে হবে।',
  'The closing quote is missing.': 'শেষের উদ্ধৃতি চিহ্নটি বাদ পড়েছে।',
  'There is more text after the end of the value.': 'মানটি শেষ হওয়ার পরে আরও টেক্সট আছে।',
  'It is longer than {size}: the rest was not read.': 'এটি {size}-এর চেয়ে দীর্ঘ: বাকিটা পড়া হয়নি।',
  'Stopped.': 'থামানো হয়েছে।',
  'The connection was lost: {reason}': 'সংযোগ বিচ্ছিন্ন হয়ে গেছে: {reason}',
  'The response has no access token.': 'প্রতিক্রিয়ায় কোনো অ্যাক্সেস টোকেন নেই।',
  'The browser blocked the sign-in window: allow pop-ups for this page.': 'ব্রাউজার সাইন ইন উইন্ডোটি ব্লক করেছে: এই পৃষ্ঠার জন্য পপ-আপের অনুমতি দিন।',
  'Signing in requires a page loaded over https.': 'সাইন ইন করতে পৃষ্ঠাটি https-এর মাধ্যমে লোড হতে হবে।',
  'The code has expired: sign in again.': 'কোডটির মেয়াদ শেষ: আবার সাইন ইন করুন।',
  '{address} does not describe how to sign in.': '{address}-এ সাইন ইন করার উপায় বলা নেই।',
  '{name} is missing from the API file or is not an https URL.': 'API ফাইলে {name} নেই, অথবা সেটি https URL নয়।',
  'Paste a token into the field above instead.': 'তার বদলে উপরের ফিল্ডে একটি টোকেন পেস্ট করুন।',
  'The sign-in window was closed before sign-in finished.': 'সাইন ইন শেষ হওয়ার আগেই সাইন ইন উইন্ডোটি বন্ধ করা হয়েছে।',
};
