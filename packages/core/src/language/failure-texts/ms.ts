import type { FailureTexts } from '../failure-texts.ts';

export const msFailures: FailureTexts = {
  'The address is incomplete': 'Alamat tidak lengkap',
  'The address is empty.': 'Alamat kosong.',
  '{url} is not a valid request URL.': '{url} bukan URL permintaan yang sah.',
  'A page cannot send {method}': 'Halaman tidak boleh menghantar {method}',
  'Browsers refuse this method. The command below can send it.': 'Pelayar menolak kaedah ini. Arahan di bawah boleh menghantarnya.',
  'There is no connection': 'Tiada sambungan',
  'The request was not sent': 'Permintaan tidak dihantar',
  'This device is offline. Send it again once the network is back.': 'Peranti ini di luar talian. Hantar semula apabila rangkaian kembali.',
  'The browser blocks insecure addresses on a secure page': 'Pelayar menyekat alamat tidak selamat pada halaman selamat',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Halaman ini dimuatkan melalui https, tetapi {host} akan dipanggil melalui http. API mesti tersedia pada alamat https.',
  'The address is on a private network': 'Alamat berada pada rangkaian peribadi',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} berada pada peranti ini atau rangkaiannya. Pelayar meminta kebenaran pengguna atau API sebelum halaman awam boleh mencapainya.',
  '{host} does not respond': '{host} tidak memberi respons',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Nama mungkin salah, pelayan mungkin tidak berfungsi atau sijilnya tidak dipercayai, atau sambungan pelayar atau tembok api menyekat permintaan.',
  'The API does not allow this page to read its responses': 'API tidak membenarkan halaman ini membaca responsnya',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} memberi respons, tetapi tidak membenarkan permintaan daripada {origin} dalam pelayar (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Permintaan telah dihantar dan mungkin telah berkesan; pelayar menyembunyikan respons.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Permintaan awal (OPTIONS) tidak dibenarkan, maka pelayar tidak menghantar permintaan sebenar.',
  'It is also possible that the server does not respond at all.': 'Mungkin juga pelayan tidak memberi respons langsung.',
  'The API responded with a redirect': 'API memberi respons dengan ubah hala',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} mengubah hala permintaan ke pelayan lain, yang alamatnya disembunyikan oleh pelayar daripada halaman.',
  'The dev server did not send the request': 'Pelayan pembangunan tidak menghantar permintaan',
  'The server of this site did not send the request': 'Pelayan laman ini tidak menghantar permintaan',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Pelayar tidak membenarkan halaman menetapkan kuki untuk laman lain: kuki itu ada dalam contoh, tetapi tidak dihantar.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Pelayar tidak membenarkan halaman menetapkan pengepala {name}: ia ada dalam contoh, tetapi tidak dihantar.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Pelayar tidak membenarkan halaman menghantar {name}. Contoh boleh menghantarnya.',
  'A browser sends no body with {name}. The samples do.': 'Pelayar tidak menghantar badan dengan {name}. Contoh menghantarnya.',
  'A page cannot authenticate with {name}.': 'Halaman tidak boleh membuat pengesahan dengan {name}.',
  '{name} needs a file.': '{name} memerlukan fail.',
  '{name} cannot be the name of a header.': '{name} tidak boleh menjadi nama pengepala.',
  'The header {name} is given twice; the first one is sent.': 'Pengepala {name} diberikan dua kali; yang pertama dihantar.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Satu segmen laluan hanyalah . atau ..: pelayar membuangnya daripada URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'URL pelayan mengandungi nama pengguna atau kata laluan, yang ditolak oleh pelayar; ia telah dibuang.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Pemboleh ubah pelayan {name} tidak boleh mempunyai nilai ini; nilai lalainya digunakan.',
  'The API file does not define {name} of the server URL.': 'Fail API tidak mentakrifkan {name} dalam URL pelayan.',
  'A value is missing.': 'Tiada nilai.',
  'This is nested too deeply.': 'Ini bersarang terlalu dalam.',
  'Text must be in double quotes.': 'Teks mesti berada dalam tanda petikan berganda.',
  'A value cannot start with {sign}.': 'Nilai tidak boleh bermula dengan {sign}.',
  'A comma or {sign} is missing.': 'Tiada koma atau {sign}.',
  '{sign} is missing at the end.': 'Tiada {sign} di hujung.',
  'There is a comma too many before {sign}.': 'Terdapat koma berlebihan sebelum {sign}.',
  'A name in double quotes is missing.': 'Tiada nama dalam tanda petikan berganda.',
  'A colon is missing.': 'Tiada titik bertindih.',
  'This text has a character that must be escaped.': 'Teks ini mengandungi aksara yang mesti ditulis dengan garis miring terbalik.',
  'The closing quote is missing.': 'Tiada tanda petikan penutup.',
  'There is more text after the end of the value.': 'Terdapat teks lagi selepas akhir nilai.',
  'It is longer than {size}: the rest was not read.': 'Ia lebih panjang daripada {size}: selebihnya tidak dibaca.',
  'Stopped.': 'Dihentikan.',
  'The connection was lost: {reason}': 'Sambungan terputus: {reason}',
  'The response has no access token.': 'Respons tiada token akses.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Pelayar menyekat tetingkap log masuk: benarkan tetingkap timbul untuk halaman ini.',
  'Signing in requires a page loaded over https.': 'Log masuk memerlukan halaman yang dimuatkan melalui https.',
  'The code has expired: sign in again.': 'Kod telah tamat tempoh: log masuk semula.',
  '{address} does not describe how to sign in.': '{address} tidak menerangkan cara log masuk.',
  '{name} is missing from the API file or is not an https URL.': '{name} tiada dalam fail API atau bukan URL https.',
  'Paste a token into the field above instead.': 'Sebaliknya, tampal token dalam medan di atas.',
  'The sign-in window was closed before sign-in finished.': 'Tetingkap log masuk ditutup sebelum log masuk selesai.',
};
