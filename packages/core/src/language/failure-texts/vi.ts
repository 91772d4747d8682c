import type { FailureTexts } from '../failure-texts.ts';

export const viFailures: FailureTexts = {
  'The address is incomplete': 'Địa chỉ chưa đầy đủ',
  'The address is empty.': 'Địa chỉ trống.',
  '{url} is not a valid request URL.': '{url} không phải là URL yêu cầu hợp lệ.',
  'A page cannot send {method}': 'Trang không thể gửi {method}',
  'Browsers refuse this method. The command below can send it.': 'Trình duyệt từ chối phương thức này. Lệnh bên dưới có thể gửi.',
  'There is no connection': 'Không có kết nối',
  'The request was not sent': 'Yêu cầu chưa được gửi',
  'This device is offline. Send it again once the network is back.': 'Thiết bị này đang ngoại tuyến. Hãy gửi lại khi có mạng.',
  'The browser blocks insecure addresses on a secure page': 'Trình duyệt chặn địa chỉ không an toàn trên trang an toàn',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Trang này được tải qua https, nhưng {host} sẽ được gọi qua http. API phải có tại một địa chỉ https.',
  'The address is on a private network': 'Địa chỉ nằm trong mạng riêng',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} nằm trên thiết bị này hoặc trong mạng của thiết bị. Trình duyệt hỏi người dùng, hoặc API, trước khi một trang công khai có thể truy cập.',
  '{host} does not respond': '{host} không phản hồi',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Có thể tên sai, máy chủ ngừng hoạt động hoặc chứng chỉ của máy chủ không đáng tin cậy, hoặc một tiện ích hay tường lửa chặn yêu cầu.',
  'The API does not allow this page to read its responses': 'API không cho phép trang này đọc phản hồi',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} có phản hồi, nhưng không cho phép yêu cầu từ {origin} trong trình duyệt (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Yêu cầu đã được gửi và có thể đã có tác dụng; trình duyệt ẩn phản hồi.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Yêu cầu kiểm tra trước (OPTIONS) không được cho phép, nên trình duyệt không gửi yêu cầu chính.',
  'It is also possible that the server does not respond at all.': 'Cũng có thể máy chủ hoàn toàn không phản hồi.',
  'The API responded with a redirect': 'API phản hồi bằng một chuyển hướng',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} chuyển hướng yêu cầu đến một máy chủ khác, có địa chỉ mà trình duyệt ẩn khỏi các trang.',
  'The dev server did not send the request': 'Máy chủ phát triển không gửi yêu cầu',
  'The server of this site did not send the request': 'Máy chủ của trang này không gửi yêu cầu',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Trình duyệt không cho phép một trang đặt cookie cho trang web khác: chúng có trong ví dụ, nhưng không được gửi.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Trình duyệt không cho phép một trang đặt tiêu đề {name}: tiêu đề có trong ví dụ, nhưng không được gửi.',
  'Browsers do not allow a page to send {name}. The samples can.': 'Trình duyệt không cho phép một trang gửi {name}. Các ví dụ thì có thể.',
  'A browser sends no body with {name}. The samples do.': 'Trình duyệt không gửi nội dung cùng {name}. Các ví dụ thì có.',
  'A page cannot authenticate with {name}.': 'Trang không thể xác thực bằng {name}.',
  '{name} needs a file.': '{name} cần một tệp.',
  '{name} cannot be the name of a header.': '{name} không thể là tên của tiêu đề.',
  'The header {name} is given twice; the first one is sent.': 'Tiêu đề {name} được nhập hai lần; giá trị đầu tiên được gửi.',
  'A path segment is . or .. only: browsers remove it from the URL.': 'Một đoạn đường dẫn chỉ là . hoặc ..: trình duyệt xóa nó khỏi URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'URL máy chủ chứa tên người dùng hoặc mật khẩu, điều mà trình duyệt từ chối; phần này đã bị gỡ bỏ.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Biến {name} của máy chủ không thể có giá trị này; giá trị mặc định được dùng.',
  'The API file does not define {name} of the server URL.': 'Tệp API không định nghĩa {name} của URL máy chủ.',
  'A value is missing.': 'Thiếu một giá trị.',
  'This is nested too deeply.': 'Lồng nhau quá sâu.',
  'Text must be in double quotes.': 'Văn bản phải nằm trong dấu ngoặc kép.',
  'A value cannot start with {sign}.': 'Giá trị không thể bắt đầu bằng {sign}.',
  'A comma or {sign} is missing.': 'Thiếu dấu phẩy hoặc {sign}.',
  '{sign} is missing at the end.': 'Thiếu {sign} ở cuối.',
  'There is a comma too many before {sign}.': 'Thừa một dấu phẩy trước {sign}.',
  'A name in double quotes is missing.': 'Thiếu tên trong dấu ngoặc kép.',
  'A colon is missing.': 'Thiếu dấu hai chấm.',
  'This text has a character that must be escaped.': 'Văn bản này có ký tự phải được thoát.',
  'The closing quote is missing.': 'Thiếu dấu ngoặc kép đóng.',
  'There is more text after the end of the value.': 'Còn văn bản sau khi giá trị kết thúc.',
  'It is longer than {size}: the rest was not read.': 'Dài hơn {size}: phần còn lại không được đọc.',
  'Stopped.': 'Đã dừng.',
  'The connection was lost: {reason}': 'Mất kết nối: {reason}',
  'The response has no access token.': 'Phản hồi không có mã truy cập.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Trình duyệt đã chặn cửa sổ đăng nhập: hãy cho phép cửa sổ bật lên cho trang này.',
  'Signing in requires a page loaded over https.': 'Để đăng nhập, trang phải được tải qua https.',
  'The code has expired: sign in again.': 'Mã đã hết hạn: hãy đăng nhập lại.',
  '{address} does not describe how to sign in.': '{address} không mô tả cách đăng nhập.',
  '{name} is missing from the API file or is not an https URL.': '{name} không có trong tệp API hoặc không phải URL https.',
  'Paste a token into the field above instead.': 'Thay vào đó, hãy dán mã vào trường ở trên.',
  'The sign-in window was closed before sign-in finished.': 'Cửa sổ đăng nhập đã đóng trước khi đăng nhập xong.',
};
