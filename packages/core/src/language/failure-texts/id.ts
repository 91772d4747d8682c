import type { FailureTexts } from '../failure-texts.ts';

export const idFailures: FailureTexts = {
  'The address is incomplete': 'Alamat tidak lengkap',
  'The address is empty.': 'Alamat kosong.',
  '{url} is not a valid request URL.': '{url} bukan URL permintaan yang valid.',
  'A page cannot send {method}': 'Halaman tidak dapat mengirim {method}',
  'Browsers refuse this method. The command below can send it.': 'Peramban menolak metode ini. Perintah di bawah dapat mengirimnya.',
  'There is no connection': 'Tidak ada koneksi',
  'The request was not sent': 'Permintaan tidak dikirim',
  'This device is offline. Send it again once the network is back.': 'Perangkat ini sedang luring. Kirim lagi setelah jaringan pulih.',
  'The browser blocks insecure addresses on a secure page': 'Peramban memblokir alamat yang tidak aman di halaman yang aman',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Halaman ini dimuat melalui https, tetapi {host} akan dipanggil melalui http. API harus tersedia di alamat https.',
  'The address is on a private network': 'Alamat berada di jaringan pribadi',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} berada di perangkat ini atau jaringannya. Peramban meminta izin pengguna, atau API, sebelum halaman publik boleh mengaksesnya.',
  '{host} does not respond': '{host} tidak merespons',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Namanya mungkin salah, server mati atau sertifikatnya tidak tepercaya, atau ekstensi atau firewall memblokir permintaan.',
  'The API does not allow this page to read its responses': 'API tidak mengizinkan halaman ini membaca responsnya',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} merespons, tetapi tidak mengizinkan permintaan dari {origin} di peramban (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Permintaan telah dikirim dan mungkin sudah berdampak; peramban menyembunyikan respons.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Permintaan preflight (OPTIONS) tidak diizinkan, sehingga peramban tidak mengirim permintaan itu sendiri.',
  'It is also possible that the server does not respond at all.': 'Mungkin juga server sama sekali tidak merespons.',
  'The API responded with a redirect': 'API merespons dengan pengalihan',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} mengalihkan permintaan ke server lain, yang alamatnya disembunyikan peramban dari halaman.',
  'The dev server did not send the request': 'Server pengembangan tidak mengirim permintaan',
  'The server of this site did not send the request': 'Server situs ini tidak mengirim permintaan',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Peramban tidak mengizinkan halaman menetapkan cookie untuk situs lain: cookie ada di contoh, tetapi tidak dikirim.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Peramban tidak mengizinkan halaman menetapkan header {name}: header ada di contoh, tetapi tidak dikirim.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Peramban tidak mengizinkan halaman mengirim {name}. Contoh dapat mengirimnya.',
  'A browser sends no body with {name}. The samples do.': 'Peramban tidak mengirim isi dengan {name}. Contoh mengirimnya.',
  'A page cannot authenticate with {name}.': 'Halaman tidak dapat melakukan autentikasi dengan {name}.',
  '{name} needs a file.': '{name} memerlukan berkas.',
  '{name} cannot be the name of a header.': '{name} tidak dapat menjadi nama header.',
  'The header {name} is given twice; the first one is sent.': 'Header {name} diberikan dua kali; yang pertama dikirim.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Sebuah segmen jalur hanya berupa . atau ..: peramban menghapusnya dari URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'URL server berisi nama pengguna atau kata sandi, yang ditolak peramban; bagian itu telah dihapus.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Variabel server {name} tidak boleh bernilai ini; nilai bawaannya digunakan.',
  'The API file does not define {name} of the server URL.': 'Berkas API tidak mendefinisikan {name} dari URL server.',
  'A value is missing.': 'Tidak ada nilai.',
  'This is nested too deeply.': 'Tingkat penyarangan terlalu dalam.',
  'Text must be in double quotes.': 'Teks harus dalam tanda kutip ganda.',
  'A value cannot start with {sign}.': 'Nilai tidak boleh diawali dengan {sign}.',
  'A comma or {sign} is missing.': 'Tidak ada koma atau {sign}.',
  '{sign} is missing at the end.': 'Tidak ada {sign} di akhir.',
  'There is a comma too many before {sign}.': 'Ada koma berlebih sebelum {sign}.',
  'A name in double quotes is missing.': 'Tidak ada nama dalam tanda kutip ganda.',
  'A colon is missing.': 'Tidak ada titik dua.',
  'This text has a character that must be escaped.': 'Teks ini memiliki karakter yang harus di-escape.',
  'The closing quote is missing.': 'Tidak ada tanda kutip penutup.',
  'There is more text after the end of the value.': 'Ada teks lain setelah akhir nilai.',
  'It is longer than {size}: the rest was not read.': 'Lebih panjang dari {size}: sisanya tidak dibaca.',
  'Stopped.': 'Dihentikan.',
  'The connection was lost: {reason}': 'Koneksi terputus: {reason}',
  'The response has no access token.': 'Respons tidak memiliki token akses.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Peramban memblokir jendela masuk: izinkan pop-up untuk halaman ini.',
  'Signing in requires a page loaded over https.': 'Untuk masuk, halaman harus dimuat melalui https.',
  'The code has expired: sign in again.': 'Kode sudah kedaluwarsa: masuk lagi.',
  '{address} does not describe how to sign in.': '{address} tidak menjelaskan cara masuk.',
  '{name} is missing from the API file or is not an https URL.': '{name} tidak ada di berkas API atau bukan URL https.',
  'Paste a token into the field above instead.': 'Sebagai gantinya, tempel token di bidang di atas.',
  'The sign-in window was closed before sign-in finished.': 'Jendela masuk ditutup sebelum proses masuk selesai.',
};
