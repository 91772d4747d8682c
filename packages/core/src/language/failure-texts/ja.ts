import type { FailureTexts } from '../failure-texts.ts';

export const jaFailures: FailureTexts = {
  'The address is incomplete': 'アドレスが不完全です',
  'The address is empty.': 'アドレスが空です。',
  '{url} is not a valid request URL.': '{url} は有効なリクエスト URL ではありません。',
  'A page cannot send {method}': 'ページから {method} は送信できません',
  'Browsers refuse this method. The command below can send it.': 'ブラウザーはこのメソッドを拒否します。下のコマンドなら送信できます。',
  'There is no connection': '接続がありません',
  'The request was not sent': 'リクエストは送信されませんでした',
  'This device is offline. Send it again once the network is back.':
    'このデバイスはオフラインです。ネットワークが復旧したら、もう一度送信してください。',
  'The browser blocks insecure addresses on a secure page': '安全なページでは、安全でないアドレスをブラウザーがブロックします',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'このページは https で読み込まれましたが、{host} の呼び出しは http になります。API は https のアドレスで利用できる必要があります。',
  'The address is on a private network': 'アドレスはプライベートネットワーク上にあります',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} はこのデバイスまたはそのネットワーク上にあります。公開ページからアクセスする前に、ブラウザーがユーザーまたは API に許可を求めます。',
  '{host} does not respond': '{host} が応答しません',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    '名前の誤り、サーバーの停止、信頼されていない証明書、または拡張機能やファイアウォールによるブロックの可能性があります。',
  'The API does not allow this page to read its responses': 'API はこのページにレスポンスの読み取りを許可していません',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} は応答しますが、ブラウザーでの {origin} からのリクエストを許可していません（CORS）。',
  'The request was sent and may have taken effect; the browser hides the response.':
    'リクエストは送信され、処理された可能性があります。レスポンスはブラウザーによって隠されます。',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'プリフライトリクエスト（OPTIONS）が許可されなかったため、ブラウザーは本来のリクエストを送信しませんでした。',
  'It is also possible that the server does not respond at all.': 'サーバーがまったく応答していない可能性もあります。',
  'The API responded with a redirect': 'API がリダイレクトを返しました',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} は、ブラウザーがページに公開しないアドレスの別のサーバーにリクエストをリダイレクトします。',
  'The dev server did not send the request': '開発サーバーはリクエストを送信しませんでした',
  'The server of this site did not send the request': 'このサイトのサーバーはリクエストを送信しませんでした',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'ブラウザーは、ページが別のサイトの Cookie を設定することを許可しません。Cookie はサンプルに含まれますが、送信されません。',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'ブラウザーは、ページがヘッダー {name} を設定することを許可しません。このヘッダーはサンプルに含まれますが、送信されません。',
  'Browsers do not allow a page to send {name}. The samples can.':
    'ブラウザーは、ページが {name} を送信することを許可しません。サンプルなら送信できます。',
  'A browser sends no body with {name}. The samples do.': 'ブラウザーは {name} ではボディを送信しません。サンプルは送信します。',
  'A page cannot authenticate with {name}.': 'ページは {name} で認証できません。',
  '{name} needs a file.': '{name} にはファイルが必要です。',
  '{name} cannot be the name of a header.': '{name} はヘッダーの名前にできません。',
  'The header {name} is given twice; the first one is sent.': 'ヘッダー {name} が 2 回指定されています。最初のものが送信されます。',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'パスセグメントが . または .. だけです。ブラウザーはこれを URL から削除します。',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'サーバーの URL にユーザー名またはパスワードが含まれています。ブラウザーが拒否するため、削除されました。',
  "The server's variable {name} cannot have this value; its default is used.":
    'サーバーの変数 {name} にこの値は使えません。既定値が使用されます。',
  'The API file does not define {name} of the server URL.': 'API ファイルにサーバー URL の {name} の定義がありません。',
  'A value is missing.': '値がありません。',
  'This is nested too deeply.': 'ネストが深すぎます。',
  'Text must be in double quotes.': 'テキストは二重引用符で囲む必要があります。',
  'A value cannot start with {sign}.': '値を {sign} で始めることはできません。',
  'A comma or {sign} is missing.': 'コンマまたは {sign} がありません。',
  '{sign} is missing at the end.': '末尾に {sign} がありません。',
  'There is a comma too many before {sign}.': '{sign} の前に余分なコンマがあります。',
  'A name in double quotes is missing.': '二重引用符で囲まれた名前がありません。',
  'A colon is missing.': 'コロンがありません。',
  'This text has a character that must be escaped.': 'このテキストにはエスケープが必要な文字があります。',
  'The closing quote is missing.': '閉じる引用符がありません。',
  'There is more text after the end of the value.': '値の終わりの後にまだテキストがあります。',
  'It is longer than {size}: the rest was not read.': '{size} を超えています。残りは読み取られませんでした。',
  'Stopped.': '停止しました。',
  'The connection was lost: {reason}': '接続が切れました: {reason}',
  'The response has no access token.': 'レスポンスにアクセストークンがありません。',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'ブラウザーがサインインのウィンドウをブロックしました。このページのポップアップを許可してください。',
  'Signing in requires a page loaded over https.': 'サインインするには、https で読み込まれたページが必要です。',
  'The code has expired: sign in again.': 'コードの有効期限が切れました。もう一度サインインしてください。',
  '{address} does not describe how to sign in.': '{address} にサインイン方法の記述がありません。',
  '{name} is missing from the API file or is not an https URL.': '{name} が API ファイルにないか、https の URL ではありません。',
  'Paste a token into the field above instead.': '代わりに、上のフィールドにトークンを貼り付けてください。',
  'The sign-in window was closed before sign-in finished.': 'サインインが完了する前にサインインのウィンドウが閉じられました。',
};
