import type { FailureTexts } from '../failure-texts.ts';

export const ptFailures: FailureTexts = {
  'The address is incomplete': 'O endereço está incompleto',
  'The address is empty.': 'O endereço está vazio.',
  '{url} is not a valid request URL.': '{url} não é um URL de pedido válido.',
  'A page cannot send {method}': 'Uma página não pode enviar {method}',
  'Browsers refuse this method. The command below can send it.':
    'Os navegadores recusam este método. O comando abaixo pode enviar o pedido.',
  'There is no connection': 'Não há ligação',
  'The request was not sent': 'O pedido não foi enviado',
  'This device is offline. Send it again once the network is back.': 'Este dispositivo está offline. Envie novamente quando a rede voltar.',
  'The browser blocks insecure addresses on a secure page': 'O navegador bloqueia endereços não seguros numa página segura',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Esta página foi carregada por https, mas {host} seria chamado por http. A API tem de estar disponível num endereço https.',
  'The address is on a private network': 'O endereço está numa rede privada',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} está neste dispositivo ou na rede dele. Os navegadores pedem autorização ao utilizador ou à API antes de uma página pública poder aceder-lhe.',
  '{host} does not respond': '{host} não responde',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'O nome pode estar errado, o servidor em baixo ou o certificado não ser fidedigno, ou uma extensão ou uma firewall bloqueia o pedido.',
  'The API does not allow this page to read its responses': 'A API não permite que esta página leia as suas respostas',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} responde, mas não permite pedidos de {origin} num navegador (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'O pedido foi enviado e pode ter surtido efeito; o navegador oculta a resposta.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'O pedido prévio (OPTIONS) não foi permitido, por isso o navegador não enviou o pedido em si.',
  'It is also possible that the server does not respond at all.': 'Também é possível que o servidor não responda de todo.',
  'The API responded with a redirect': 'A API respondeu com um redirecionamento',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} redireciona o pedido para outro servidor, cujo endereço o navegador oculta das páginas.',
  'The dev server did not send the request': 'O servidor de desenvolvimento não enviou o pedido',
  'The server of this site did not send the request': 'O servidor deste site não enviou o pedido',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Os navegadores não permitem que uma página defina cookies para outro site: estão nos exemplos, mas não são enviados.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Os navegadores não permitem que uma página defina o cabeçalho {name}: está nos exemplos, mas não é enviado.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Os navegadores não permitem que uma página envie {name}. Com os exemplos, é possível.',
  'A browser sends no body with {name}. The samples do.': 'Um navegador não envia corpo com {name}. Os exemplos enviam-no.',
  'A page cannot authenticate with {name}.': 'Uma página não pode autenticar-se com {name}.',
  '{name} needs a file.': '{name} precisa de um ficheiro.',
  '{name} cannot be the name of a header.': '{name} não pode ser o nome de um cabeçalho.',
  'The header {name} is given twice; the first one is sent.': 'O cabeçalho {name} foi indicado duas vezes; o primeiro é enviado.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Um segmento do caminho é apenas . ou ..: os navegadores removem-no do URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'O URL do servidor contém um nome de utilizador ou uma palavra-passe, o que os navegadores rejeitam; essa parte foi removida.',
  "The server's variable {name} cannot have this value; its default is used.":
    'A variável {name} do servidor não pode ter este valor; é usado o valor predefinido.',
  'The API file does not define {name} of the server URL.': 'O ficheiro da API não define {name} do URL do servidor.',
  'A value is missing.': 'Falta um valor.',
  'This is nested too deeply.': 'O aninhamento é demasiado profundo.',
  'Text must be in double quotes.': 'O texto tem de estar entre aspas duplas.',
  'A value cannot start with {sign}.': 'Um valor não pode começar por {sign}.',
  'A comma or {sign} is missing.': 'Falta uma vírgula ou {sign}.',
  '{sign} is missing at the end.': 'Falta {sign} no fim.',
  'There is a comma too many before {sign}.': 'Há uma vírgula a mais antes de {sign}.',
  'A name in double quotes is missing.': 'Falta um nome entre aspas duplas.',
  'A colon is missing.': 'Faltam dois pontos.',
  'This text has a character that must be escaped.': 'Este texto tem um carácter que precisa de escape.',
  'The closing quote is missing.': 'Faltam as aspas de fecho.',
  'There is more text after the end of the value.': 'Há mais texto depois do fim do valor.',
  'It is longer than {size}: the rest was not read.': 'É mais longo do que {size}: o resto não foi lido.',
  'Stopped.': 'Parado.',
  'The connection was lost: {reason}': 'A ligação perdeu-se: {reason}',
  'The response has no access token.': 'A resposta não tem token de acesso.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'O navegador bloqueou a janela de início de sessão: permita pop-ups para esta página.',
  'Signing in requires a page loaded over https.': 'Para iniciar sessão, a página tem de ser carregada por https.',
  'The code has expired: sign in again.': 'O código expirou: inicie sessão novamente.',
  '{address} does not describe how to sign in.': '{address} não descreve como iniciar sessão.',
  '{name} is missing from the API file or is not an https URL.': '{name} não está no ficheiro da API ou não é um URL https.',
  'Paste a token into the field above instead.': 'Em alternativa, cole um token no campo acima.',
  'The sign-in window was closed before sign-in finished.': 'A janela de início de sessão foi fechada antes de a sessão ser iniciada.',
};
