import type { FailureTexts } from '../failure-texts.ts';

export const elFailures: FailureTexts = {
  'The address is incomplete': 'Η διεύθυνση δεν είναι πλήρης',
  'The address is empty.': 'Η διεύθυνση είναι κενή.',
  '{url} is not a valid request URL.': 'Το {url} δεν είναι έγκυρο URL αιτήματος.',
  'A page cannot send {method}': 'Μια σελίδα δεν μπορεί να στείλει {method}',
  'Browsers refuse this method. The command below can send it.':
    'Οι περιηγητές απορρίπτουν αυτή τη μέθοδο. Η παρακάτω εντολή μπορεί να τη στείλει.',
  'There is no connection': 'Δεν υπάρχει σύνδεση',
  'The request was not sent': 'Το αίτημα δεν στάλθηκε',
  'This device is offline. Send it again once the network is back.':
    'Αυτή η συσκευή είναι εκτός σύνδεσης. Στείλτε το ξανά όταν επανέλθει το δίκτυο.',
  'The browser blocks insecure addresses on a secure page': 'Ο περιηγητής αποκλείει μη ασφαλείς διευθύνσεις σε ασφαλή σελίδα',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Αυτή η σελίδα φορτώθηκε μέσω https, αλλά το {host} θα καλούνταν μέσω http. Το API πρέπει να είναι διαθέσιμο σε διεύθυνση https.',
  'The address is on a private network': 'Η διεύθυνση είναι σε ιδιωτικό δίκτυο',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    'Το {host} είναι σε αυτή τη συσκευή ή στο δίκτυό της. Οι περιηγητές ρωτούν τον χρήστη ή το API πριν αποκτήσει πρόσβαση μια δημόσια σελίδα.',
  '{host} does not respond': 'Το {host} δεν απαντά',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'Ίσως το όνομα είναι λάθος, ο διακομιστής δεν λειτουργεί ή το πιστοποιητικό του δεν είναι αξιόπιστο, ή μια επέκταση ή ένα τείχος προστασίας αποκλείει το αίτημα.',
  'The API does not allow this page to read its responses': 'Το API δεν επιτρέπει σε αυτή τη σελίδα να διαβάσει τις αποκρίσεις του',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    'Το {host} απαντά, αλλά δεν επιτρέπει αιτήματα από {origin} σε περιηγητή (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'Το αίτημα στάλθηκε και μπορεί να εκτελέστηκε· ο περιηγητής κρύβει την απόκριση.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'Το προκαταρκτικό αίτημα (OPTIONS) δεν επιτράπηκε, οπότε ο περιηγητής δεν έστειλε το ίδιο το αίτημα.',
  'It is also possible that the server does not respond at all.': 'Είναι επίσης πιθανό ο διακομιστής να μην απαντά καθόλου.',
  'The API responded with a redirect': 'Το API απάντησε με ανακατεύθυνση',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    'Το {host} ανακατευθύνει το αίτημα σε άλλον διακομιστή, τη διεύθυνση του οποίου ο περιηγητής κρύβει από τις σελίδες.',
  'The dev server did not send the request': 'Ο διακομιστής ανάπτυξης δεν έστειλε το αίτημα',
  'The server of this site did not send the request': 'Ο διακομιστής αυτού του ιστότοπου δεν έστειλε το αίτημα',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Οι περιηγητές δεν επιτρέπουν σε μια σελίδα να ορίσει cookies για άλλον ιστότοπο: υπάρχουν στα δείγματα, αλλά δεν στέλνονται.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Οι περιηγητές δεν επιτρέπουν σε μια σελίδα να ορίσει την κεφαλίδα {name}: υπάρχει στα δείγματα, αλλά δεν στέλνεται.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Οι περιηγητές δεν επιτρέπουν σε μια σελίδα να στείλει {name}. Τα δείγματα μπορούν.',
  'A browser sends no body with {name}. The samples do.': 'Ένας περιηγητής δεν στέλνει σώμα με {name}. Τα δείγματα στέλνουν.',
  'A page cannot authenticate with {name}.': 'Μια σελίδα δεν μπορεί να ταυτοποιηθεί με {name}.',
  '{name} needs a file.': 'Το {name} χρειάζεται αρχείο.',
  '{name} cannot be the name of a header.': 'Το {name} δεν μπορεί να είναι όνομα κεφαλίδας.',
  'The header {name} is given twice; the first one is sent.': 'Η κεφαλίδα {name} δίνεται δύο φορές· στέλνεται η πρώτη.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Ένα τμήμα διαδρομής είναι μόνο . ή ..: οι περιηγητές το αφαιρούν από το URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'Το URL του διακομιστή περιέχει όνομα χρήστη ή κωδικό πρόσβασης, που οι περιηγητές απορρίπτουν· αφαιρέθηκε.',
  "The server's variable {name} cannot have this value; its default is used.":
    'Η μεταβλητή {name} του διακομιστή δεν μπορεί να έχει αυτή την τιμή· χρησιμοποιείται η προεπιλογή της.',
  'The API file does not define {name} of the server URL.': 'Το αρχείο API δεν ορίζει το {name} του URL του διακομιστή.',
  'A value is missing.': 'Λείπει μια τιμή.',
  'This is nested too deeply.': 'Η ένθεση είναι πολύ βαθιά.',
  'Text must be in double quotes.': 'Το κείμενο πρέπει να είναι σε διπλά εισαγωγικά.',
  'A value cannot start with {sign}.': 'Μια τιμή δεν μπορεί να αρχίζει με {sign}.',
  'A comma or {sign} is missing.': 'Λείπει κόμμα ή {sign}.',
  '{sign} is missing at the end.': 'Λείπει {sign} στο τέλος.',
  'There is a comma too many before {sign}.': 'Υπάρχει ένα περιττό κόμμα πριν από {sign}.',
  'A name in double quotes is missing.': 'Λείπει ένα όνομα σε διπλά εισαγωγικά.',
  'A colon is missing.': 'Λείπει μια άνω και κάτω τελεία.',
  'This text has a character that must be escaped.': 'Αυτό το κείμενο έχει έναν χαρακτήρα που χρειάζεται διαφυγή.',
  'The closing quote is missing.': 'Λείπει το εισαγωγικό που κλείνει.',
  'There is more text after the end of the value.': 'Υπάρχει κι άλλο κείμενο μετά το τέλος της τιμής.',
  'It is longer than {size}: the rest was not read.': 'Είναι μεγαλύτερο από {size}: το υπόλοιπο δεν διαβάστηκε.',
  'Stopped.': 'Διακόπηκε.',
  'The connection was lost: {reason}': 'Η σύνδεση χάθηκε: {reason}',
  'The response has no access token.': 'Η απόκριση δεν έχει διακριτικό πρόσβασης.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'Ο περιηγητής απέκλεισε το παράθυρο σύνδεσης: επιτρέψτε τα αναδυόμενα παράθυρα για αυτή τη σελίδα.',
  'Signing in requires a page loaded over https.': 'Για τη σύνδεση, η σελίδα πρέπει να έχει φορτωθεί μέσω https.',
  'The code has expired: sign in again.': 'Ο κωδικός έληξε: συνδεθείτε ξανά.',
  '{address} does not describe how to sign in.': 'Το {address} δεν περιγράφει πώς γίνεται η σύνδεση.',
  '{name} is missing from the API file or is not an https URL.': 'Το {name} λείπει από το αρχείο API ή δεν είναι URL https.',
  'Paste a token into the field above instead.': 'Επικολλήστε αντί γι’ αυτό ένα διακριτικό στο παραπάνω πεδίο.',
  'The sign-in window was closed before sign-in finished.': 'Το παράθυρο σύνδεσης έκλεισε πριν ολοκληρωθεί η σύνδεση.',
};
