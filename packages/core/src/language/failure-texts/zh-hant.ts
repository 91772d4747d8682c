import type { FailureTexts } from '../failure-texts.ts';

export const zhHantFailures: FailureTexts = {
  'The address is incomplete': '網址不完整',
  'The address is empty.': '網址為空。',
  '{url} is not a valid request URL.': '{url} 不是有效的請求 URL。',
  'A page cannot send {method}': '頁面無法傳送 {method}',
  'Browsers refuse this method. The command below can send it.': '瀏覽器拒絕此方法。下方的命令可以傳送。',
  'There is no connection': '沒有網路連線',
  'The request was not sent': '請求未傳送',
  'This device is offline. Send it again once the network is back.': '此裝置已離線。請在網路恢復後再次傳送。',
  'The browser blocks insecure addresses on a secure page': '瀏覽器會在安全頁面上封鎖不安全的網址',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    '此頁面透過 https 載入，但 {host} 將透過 http 呼叫。API 必須可透過 https 網址存取。',
  'The address is on a private network': '網址位於私人網路',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} 位於此裝置或其網路上。公開頁面要存取它之前，瀏覽器會先詢問使用者或 API。',
  '{host} does not respond': '{host} 沒有回應',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    '可能是名稱有誤、伺服器停止運作或其憑證不受信任，或是擴充功能或防火牆封鎖了請求。',
  'The API does not allow this page to read its responses': 'API 不允許此頁面讀取其回應',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} 有回應，但不允許瀏覽器中來自 {origin} 的請求（CORS）。',
  'The request was sent and may have taken effect; the browser hides the response.': '請求已傳送，且可能已生效；瀏覽器隱藏了回應。',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    '預檢請求（OPTIONS）未獲允許，因此瀏覽器未傳送實際請求。',
  'It is also possible that the server does not respond at all.': '也可能是伺服器完全沒有回應。',
  'The API responded with a redirect': 'API 以重新導向回應',
  "{host} redirects the request to an address that the browser hides from pages. Credentials are only sent to the API's own server, so the redirect was not followed. Without credentials, it is followed.":
    '{host} 將請求重新導向至瀏覽器不讓頁面看到的網址。憑證只會傳送到 API 自己的伺服器，因此未跟隨重新導向。不帶憑證時會跟隨。',
  'The dev server did not send the request': '開發伺服器未傳送請求',
  'The server of this site did not send the request': '此網站的伺服器未傳送請求',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    '瀏覽器不允許頁面為其他網站設定 Cookie：範例中有，但不會傳送。',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    '瀏覽器不允許頁面設定標頭 {name}：範例中有，但不會傳送。',
  'Browsers do not allow a page to send {name}. The samples can.': '瀏覽器不允許頁面傳送 {name}。範例可以。',
  'A browser sends no body with {name}. The samples do.': '瀏覽器不會隨 {name} 傳送內文。範例會。',
  'A page cannot authenticate with {name}.': '頁面無法使用 {name} 進行驗證。',
  '{name} needs a file.': '{name} 需要檔案。',
  '{name} cannot be the name of a header.': '{name} 不能作為標頭名稱。',
  'The header {name} is given twice; the first one is sent.': '標頭 {name} 出現兩次；只傳送第一個。',
  'A path segment is . or .. only: browsers remove it from the URL.': '有路徑區段僅為 . 或 ..：瀏覽器會將其從 URL 中移除。',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    '伺服器 URL 包含瀏覽器會拒絕的使用者名稱或密碼；已將其移除。',
  "The server's variable {name} cannot have this value; its default is used.": '伺服器的變數 {name} 不能使用此值；將使用其預設值。',
  'The API file does not define {name} of the server URL.': 'API 檔案未定義伺服器 URL 中的 {name}。',
  'A value is missing.': '缺少值。',
  'This is nested too deeply.': '巢狀層數過深。',
  'Text must be in double quotes.': '文字必須以雙引號括住。',
  'A value cannot start with {sign}.': '值不能以 {sign} 開頭。',
  'A comma or {sign} is missing.': '缺少逗號或 {sign}。',
  '{sign} is missing at the end.': '結尾缺少 {sign}。',
  'There is a comma too many before {sign}.': '{sign} 之前多了一個逗號。',
  'A name in double quotes is missing.': '缺少以雙引號括住的名稱。',
  'A colon is missing.': '缺少冒號。',
  'This text has a character that must be escaped.': '此文字含有必須逸出的字元。',
  'The closing quote is missing.': '缺少結尾引號。',
  'There is more text after the end of the value.': '值結束後還有其他文字。',
  'It is longer than {size}: the rest was not read.': '長度超過 {size}：其餘部分未讀取。',
  'Stopped.': '已停止。',
  'The connection was lost: {reason}': '連線中斷：{reason}',
  'The response has no access token.': '回應沒有存取權杖。',
  'The browser blocked the sign-in window: allow pop-ups for this page.': '瀏覽器封鎖了登入視窗：請允許此頁面的彈出式視窗。',
  'Signing in requires a page loaded over https.': '登入需要透過 https 載入的頁面。',
  'The code has expired: sign in again.': '代碼已過期：請重新登入。',
  '{address} does not describe how to sign in.': '{address} 未說明如何登入。',
  'The sign-in window was closed before sign-in finished.': '登入視窗在登入完成前已關閉。',
};
