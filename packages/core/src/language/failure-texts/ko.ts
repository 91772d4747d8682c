import type { FailureTexts } from '../failure-texts.ts';

export const koFailures: FailureTexts = {
  'The address is incomplete': '주소가 완전하지 않습니다',
  'The address is empty.': '주소가 비어 있습니다.',
  '{url} is not a valid request URL.': '{url}은(는) 유효한 요청 URL이 아닙니다.',
  'A page cannot send {method}': '페이지에서 {method}을(를) 보낼 수 없습니다',
  'Browsers refuse this method. The command below can send it.': '브라우저가 이 메서드를 거부합니다. 아래 명령으로 보낼 수 있습니다.',
  'There is no connection': '연결이 없습니다',
  'The request was not sent': '요청을 보내지 않았습니다',
  'This device is offline. Send it again once the network is back.': '이 기기는 오프라인입니다. 네트워크가 복구되면 다시 보내세요.',
  'The browser blocks insecure addresses on a secure page': '브라우저는 보안 페이지에서 안전하지 않은 주소를 차단합니다',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    '이 페이지는 https로 불러왔지만 {host}은(는) http로 호출됩니다. API를 https 주소에서 사용할 수 있어야 합니다.',
  'The address is on a private network': '주소가 사설 네트워크에 있습니다',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host}은(는) 이 기기 또는 이 기기의 네트워크에 있습니다. 공개 페이지가 접근하기 전에 브라우저가 사용자나 API에 허용 여부를 묻습니다.',
  '{host} does not respond': '{host}이(가) 응답하지 않습니다',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    '이름이 잘못되었거나, 서버가 중단되었거나, 인증서를 신뢰할 수 없거나, 확장 프로그램 또는 방화벽이 요청을 차단했을 수 있습니다.',
  'The API does not allow this page to read its responses': 'API가 이 페이지에서 응답을 읽도록 허용하지 않습니다',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host}이(가) 응답하지만 브라우저에서 {origin}의 요청을 허용하지 않습니다(CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    '요청이 전송되어 처리되었을 수 있습니다. 브라우저가 응답을 숨깁니다.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    '사전 요청(OPTIONS)이 허용되지 않아 브라우저가 실제 요청을 보내지 않았습니다.',
  'It is also possible that the server does not respond at all.': '서버가 전혀 응답하지 않는 것일 수도 있습니다.',
  'The API responded with a redirect': 'API가 리디렉션으로 응답했습니다',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host}은(는) 브라우저가 페이지에 주소를 숨기는 다른 서버로 요청을 리디렉션합니다.',
  'The dev server did not send the request': '개발 서버가 요청을 보내지 않았습니다',
  'The server of this site did not send the request': '이 사이트의 서버가 요청을 보내지 않았습니다',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    '브라우저는 페이지가 다른 사이트의 쿠키를 설정하도록 허용하지 않습니다. 쿠키는 예시에 있지만 전송되지 않습니다.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    '브라우저는 페이지가 {name} 헤더를 설정하도록 허용하지 않습니다. 이 헤더는 예시에 있지만 전송되지 않습니다.',
  'Browsers do not allow a page to send {name}. The samples can.':
    '브라우저는 페이지가 {name}을(를) 보내도록 허용하지 않습니다. 예시로는 보낼 수 있습니다.',
  'A browser sends no body with {name}. The samples do.': '브라우저는 {name}에 본문을 보내지 않습니다. 예시는 보냅니다.',
  'A page cannot authenticate with {name}.': '페이지는 {name}(으)로 인증할 수 없습니다.',
  '{name} needs a file.': '{name}에는 파일이 필요합니다.',
  '{name} cannot be the name of a header.': '{name}은(는) 헤더 이름이 될 수 없습니다.',
  'The header {name} is given twice; the first one is sent.': '{name} 헤더가 두 번 지정되었습니다. 첫 번째 헤더가 전송됩니다.',
  'A path segment is . or .. only: browsers remove it from the URL.': '경로 세그먼트가 . 또는 ..뿐입니다. 브라우저가 URL에서 제거합니다.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    '서버 URL에 사용자 이름 또는 비밀번호가 있습니다. 브라우저가 거부하므로 제거되었습니다.',
  "The server's variable {name} cannot have this value; its default is used.":
    '서버 변수 {name}에는 이 값을 사용할 수 없습니다. 기본값이 사용됩니다.',
  'The API file does not define {name} of the server URL.': 'API 파일에 서버 URL의 {name} 정의가 없습니다.',
  'A value is missing.': '값이 없습니다.',
  'This is nested too deeply.': '중첩이 너무 깊습니다.',
  'Text must be in double quotes.': '텍스트는 큰따옴표로 묶어야 합니다.',
  'A value cannot start with {sign}.': '값은 {sign}(으)로 시작할 수 없습니다.',
  'A comma or {sign} is missing.': '쉼표 또는 {sign}이(가) 없습니다.',
  '{sign} is missing at the end.': '끝에 {sign}이(가) 없습니다.',
  'There is a comma too many before {sign}.': '{sign} 앞에 불필요한 쉼표가 있습니다.',
  'A name in double quotes is missing.': '큰따옴표로 묶은 이름이 없습니다.',
  'A colon is missing.': '콜론이 없습니다.',
  'This text has a character that must be escaped.': '이 텍스트에 이스케이프해야 하는 문자가 있습니다.',
  'The closing quote is missing.': '닫는 따옴표가 없습니다.',
  'There is more text after the end of the value.': '값이 끝난 뒤에 텍스트가 더 있습니다.',
  'It is longer than {size}: the rest was not read.': '{size}보다 깁니다. 나머지는 읽지 않았습니다.',
  'Stopped.': '중지됨.',
  'The connection was lost: {reason}': '연결이 끊어졌습니다: {reason}',
  'The response has no access token.': '응답에 액세스 토큰이 없습니다.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    '브라우저가 로그인 창을 차단했습니다. 이 페이지의 팝업을 허용하세요.',
  'Signing in requires a page loaded over https.': '로그인하려면 https로 불러온 페이지가 필요합니다.',
  'The code has expired: sign in again.': '코드가 만료되었습니다. 다시 로그인하세요.',
  '{address} does not describe how to sign in.': '{address}에 로그인 방법에 대한 설명이 없습니다.',
  '{name} is missing from the API file or is not an https URL.': 'API 파일에 {name}이(가) 없거나 https URL이 아닙니다.',
  'Paste a token into the field above instead.': '대신 위 필드에 토큰을 붙여 넣으세요.',
  'The sign-in window was closed before sign-in finished.': '로그인이 완료되기 전에 로그인 창이 닫혔습니다.',
};
