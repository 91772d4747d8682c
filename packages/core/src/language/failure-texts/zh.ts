import type { FailureTexts } from '../failure-texts.ts';

export const zhFailures: FailureTexts = {
  'The address is incomplete': '地址不完整',
  'The address is empty.': '地址为空。',
  '{url} is not a valid request URL.': '{url} 不是有效的请求 URL。',
  'A page cannot send {method}': '页面无法发送 {method}',
  'Browsers refuse this method. The command below can send it.': '浏览器拒绝此方法。下方的命令可以发送。',
  'There is no connection': '没有网络连接',
  'The request was not sent': '请求未发送',
  'This device is offline. Send it again once the network is back.': '此设备已离线。请在网络恢复后再次发送。',
  'The browser blocks insecure addresses on a secure page': '浏览器会在安全页面上阻止不安全的地址',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    '此页面通过 https 加载，但 {host} 将通过 http 调用。API 必须可通过 https 地址访问。',
  'The address is on a private network': '地址位于专用网络',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} 位于此设备或其网络上。公开页面要访问它之前，浏览器会先询问用户或 API。',
  '{host} does not respond': '{host} 没有响应',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    '可能是名称有误、服务器停止运行或其证书不受信任，或者扩展程序或防火墙阻止了请求。',
  'The API does not allow this page to read its responses': 'API 不允许此页面读取其响应',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} 有响应，但不允许浏览器中来自 {origin} 的请求（CORS）。',
  'The request was sent and may have taken effect; the browser hides the response.': '请求已发送，且可能已生效；浏览器隐藏了响应。',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    '预检请求（OPTIONS）未获允许，因此浏览器未发送实际请求。',
  'It is also possible that the server does not respond at all.': '也可能是服务器完全没有响应。',
  'The API responded with a redirect': 'API 返回了重定向响应',
  "{host} redirects the request to an address that the browser hides from pages. Credentials are only sent to the API's own server, so the redirect was not followed. Without credentials, it is followed.":
    '{host} 将请求重定向到浏览器不让页面看到的地址。凭据只会发送到 API 自己的服务器，因此未跟随重定向。不带凭据时会跟随。',
  'The dev server did not send the request': '开发服务器未发送请求',
  'The server of this site did not send the request': '本站服务器未发送请求',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    '浏览器不允许页面为其他网站设置 Cookie：示例中有，但不会发送。',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    '浏览器不允许页面设置标头 {name}：示例中有，但不会发送。',
  'Browsers do not allow a page to send {name}. The samples can.': '浏览器不允许页面发送 {name}。示例可以。',
  'A browser sends no body with {name}. The samples do.': '浏览器不会随 {name} 发送请求体。示例会。',
  'A page cannot authenticate with {name}.': '页面无法使用 {name} 进行身份验证。',
  '{name} needs a file.': '{name} 需要文件。',
  '{name} cannot be the name of a header.': '{name} 不能作为标头名称。',
  'The header {name} is given twice; the first one is sent.': '标头 {name} 出现两次；只发送第一个。',
  'A path segment is . or .. only: browsers remove it from the URL.': '有路径段仅为 . 或 ..：浏览器会将其从 URL 中移除。',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    '服务器 URL 包含浏览器会拒绝的用户名或密码；已将其移除。',
  "The server's variable {name} cannot have this value; its default is used.": '服务器的变量 {name} 不能使用此值；将使用其默认值。',
  'The API file does not define {name} of the server URL.': 'API 文件未定义服务器 URL 中的 {name}。',
  'A value is missing.': '缺少值。',
  'This is nested too deeply.': '嵌套层级过深。',
  'Text must be in double quotes.': '文本必须用双引号括起来。',
  'A value cannot start with {sign}.': '值不能以 {sign} 开头。',
  'A comma or {sign} is missing.': '缺少逗号或 {sign}。',
  '{sign} is missing at the end.': '末尾缺少 {sign}。',
  'There is a comma too many before {sign}.': '{sign} 之前多了一个逗号。',
  'A name in double quotes is missing.': '缺少用双引号括起来的名称。',
  'A colon is missing.': '缺少冒号。',
  'This text has a character that must be escaped.': '此文本含有必须转义的字符。',
  'The closing quote is missing.': '缺少结束引号。',
  'There is more text after the end of the value.': '值结束后还有其他文本。',
  'It is longer than {size}: the rest was not read.': '长度超过 {size}：其余部分未读取。',
  'Stopped.': '已停止。',
  'The connection was lost: {reason}': '连接中断：{reason}',
  'The response has no access token.': '响应没有访问令牌。',
  'The browser blocked the sign-in window: allow pop-ups for this page.': '浏览器阻止了登录窗口：请允许此页面的弹出式窗口。',
  'Signing in requires a page loaded over https.': '登录需要通过 https 加载的页面。',
  'The code has expired: sign in again.': '代码已过期：请重新登录。',
  '{address} does not describe how to sign in.': '{address} 未说明如何登录。',
  'The sign-in window was closed before sign-in finished.': '登录窗口在登录完成前已关闭。',
};
