import type { FailureTexts } from '../failure-texts.ts';

export const thFailures: FailureTexts = {
  'The address is incomplete': 'ที่อยู่ไม่สมบูรณ์',
  'The address is empty.': 'ที่อยู่ว่างเปล่า',
  '{url} is not a valid request URL.': '{url} ไม่ใช่ URL คำขอที่ถูกต้อง',
  'A page cannot send {method}': 'หน้าเว็บส่ง {method} ไม่ได้',
  'Browsers refuse this method. The command below can send it.': 'เบราว์เซอร์ไม่ยอมรับเมธอดนี้ คำสั่งด้านล่างส่งได้',
  'There is no connection': 'ไม่มีการเชื่อมต่อ',
  'The request was not sent': 'คำขอไม่ได้ถูกส่ง',
  'This device is offline. Send it again once the network is back.': 'อุปกรณ์นี้ออฟไลน์อยู่ โปรดส่งอีกครั้งเมื่อเครือข่ายกลับมา',
  'The browser blocks insecure addresses on a secure page': 'เบราว์เซอร์บล็อกที่อยู่ที่ไม่ปลอดภัยในหน้าที่ปลอดภัย',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'หน้านี้โหลดผ่าน https แต่ {host} จะถูกเรียกผ่าน http โดย API ต้องใช้งานได้ที่ที่อยู่แบบ https',
  'The address is on a private network': 'ที่อยู่นี้อยู่ในเครือข่ายส่วนตัว',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} อยู่ในอุปกรณ์นี้หรือเครือข่ายของอุปกรณ์ เบราว์เซอร์จะถามผู้ใช้หรือ API ก่อนให้หน้าสาธารณะเข้าถึงได้',
  '{host} does not respond': '{host} ไม่ตอบกลับ',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'ชื่ออาจไม่ถูกต้อง เซิร์ฟเวอร์อาจล่มหรือใบรับรองไม่น่าเชื่อถือ หรือส่วนขยายหรือไฟร์วอลล์บล็อกคำขอ',
  'The API does not allow this page to read its responses': 'API ไม่อนุญาตให้หน้านี้อ่านการตอบกลับ',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} ตอบกลับ แต่ไม่อนุญาตคำขอจาก {origin} ในเบราว์เซอร์ (CORS)',
  'The request was sent and may have taken effect; the browser hides the response.': 'คำขอถูกส่งแล้วและอาจมีผลแล้ว แต่เบราว์เซอร์ซ่อนการตอบกลับ',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'คำขอตรวจสอบล่วงหน้า (OPTIONS) ไม่ได้รับอนุญาต เบราว์เซอร์จึงไม่ได้ส่งคำขอจริง',
  'It is also possible that the server does not respond at all.': 'เป็นไปได้เช่นกันว่าเซิร์ฟเวอร์ไม่ตอบกลับเลย',
  'The API responded with a redirect': 'API ตอบกลับด้วยการเปลี่ยนเส้นทาง',
  "{host} redirects the request to an address that the browser hides from pages. Credentials are only sent to the API's own server, so the redirect was not followed. Without credentials, it is followed.":
    '{host} เปลี่ยนเส้นทางคำขอไปยังที่อยู่ที่เบราว์เซอร์ซ่อนจากหน้าเว็บ ข้อมูลรับรองจะถูกส่งไปยังเซิร์ฟเวอร์ของ API เท่านั้น จึงไม่ได้ตามการเปลี่ยนเส้นทาง หากไม่ใช้ข้อมูลรับรอง จะตามการเปลี่ยนเส้นทาง',
  'The dev server did not send the request': 'เซิร์ฟเวอร์สำหรับพัฒนาไม่ได้ส่งคำขอ',
  'The server of this site did not send the request': 'เซิร์ฟเวอร์ของเว็บไซต์นี้ไม่ได้ส่งคำขอ',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'เบราว์เซอร์ไม่อนุญาตให้หน้าเว็บตั้งคุกกี้ของเว็บไซต์อื่น: คุกกี้อยู่ในตัวอย่าง แต่ไม่ถูกส่ง',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'เบราว์เซอร์ไม่อนุญาตให้หน้าเว็บตั้งเฮดเดอร์ {name}: เฮดเดอร์อยู่ในตัวอย่าง แต่ไม่ถูกส่ง',
  'Browsers do not allow a page to send {name}. The samples can.': 'เบราว์เซอร์ไม่อนุญาตให้หน้าเว็บส่ง {name} แต่ตัวอย่างส่งได้',
  'A browser sends no body with {name}. The samples do.': 'เบราว์เซอร์ไม่ส่งเนื้อหาไปกับ {name} แต่ตัวอย่างส่ง',
  'A page cannot authenticate with {name}.': 'หน้าเว็บยืนยันตัวตนด้วย {name} ไม่ได้',
  '{name} needs a file.': '{name} ต้องมีไฟล์',
  '{name} cannot be the name of a header.': '{name} ใช้เป็นชื่อเฮดเดอร์ไม่ได้',
  'The header {name} is given twice; the first one is sent.': 'ระบุเฮดเดอร์ {name} สองครั้ง: จะส่งรายการแรก',
  'A path segment is . or .. only: browsers remove it from the URL.': 'ส่วนของพาธเป็น . หรือ .. เท่านั้น: เบราว์เซอร์จะตัดออกจาก URL',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'URL ของเซิร์ฟเวอร์มีชื่อผู้ใช้หรือรหัสผ่าน ซึ่งเบราว์เซอร์ไม่ยอมรับ จึงตัดออกแล้ว',
  "The server's variable {name} cannot have this value; its default is used.": 'ตัวแปร {name} ของเซิร์ฟเวอร์ใช้ค่านี้ไม่ได้ จึงใช้ค่าเริ่มต้น',
  'The API file does not define {name} of the server URL.': 'ไฟล์ API ไม่ได้กำหนด {name} ของ URL เซิร์ฟเวอร์',
  'A value is missing.': 'ขาดค่า',
  'This is nested too deeply.': 'ซ้อนกันลึกเกินไป',
  'Text must be in double quotes.': 'ข้อความต้องอยู่ในเครื่องหมายคำพูดคู่',
  'A value cannot start with {sign}.': 'ค่าขึ้นต้นด้วย {sign} ไม่ได้',
  'A comma or {sign} is missing.': 'ขาดจุลภาคหรือ {sign}',
  '{sign} is missing at the end.': 'ขาด {sign} ที่ท้าย',
  'There is a comma too many before {sign}.': 'มีจุลภาคเกินก่อน {sign}',
  'A name in double quotes is missing.': 'ขาดชื่อในเครื่องหมายคำพูดคู่',
  'A colon is missing.': 'ขาดเครื่องหมายทวิภาค',
  'This text has a character that must be escaped.': 'ข้อความนี้มีอักขระที่ต้อง escape',
  'The closing quote is missing.': 'ขาดเครื่องหมายคำพูดปิด',
  'There is more text after the end of the value.': 'มีข้อความเพิ่มหลังจากจบค่า',
  'It is longer than {size}: the rest was not read.': 'ยาวเกิน {size}: ไม่ได้อ่านส่วนที่เหลือ',
  'Stopped.': 'หยุดแล้ว',
  'The connection was lost: {reason}': 'การเชื่อมต่อขาดหาย: {reason}',
  'The response has no access token.': 'การตอบกลับไม่มีโทเค็นการเข้าถึง',
  'The browser blocked the sign-in window: allow pop-ups for this page.': 'เบราว์เซอร์บล็อกหน้าต่างลงชื่อเข้าใช้: โปรดอนุญาตป๊อปอัปสำหรับหน้านี้',
  'Signing in requires a page loaded over https.': 'การลงชื่อเข้าใช้ต้องใช้หน้าที่โหลดผ่าน https',
  'The code has expired: sign in again.': 'รหัสหมดอายุแล้ว: โปรดลงชื่อเข้าใช้อีกครั้ง',
  '{address} does not describe how to sign in.': '{address} ไม่ได้อธิบายวิธีลงชื่อเข้าใช้',
  'The sign-in window was closed before sign-in finished.': 'หน้าต่างลงชื่อเข้าใช้ถูกปิดก่อนที่การลงชื่อเข้าใช้จะเสร็จสิ้น',
};
