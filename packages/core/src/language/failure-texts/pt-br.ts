import type { FailureTexts } from '../failure-texts.ts';

export const ptBRFailures: FailureTexts = {
  'The address is incomplete': 'O endereço está incompleto',
  'The address is empty.': 'O endereço está vazio.',
  '{url} is not a valid request URL.': '{url} não é uma URL de requisição válida.',
  'A page cannot send {method}': 'Uma página não pode enviar {method}',
  'Browsers refuse this method. The command below can send it.':
    'Os navegadores recusam este método. O comando abaixo pode enviar a requisição.',
  'There is no connection': 'Não há conexão',
  'The request was not sent': 'A requisição não foi enviada',
  'This device is offline. Send it again once the network is back.': 'Este dispositivo está offline. Envie de novo quando a rede voltar.',
  'The browser blocks insecure addresses on a secure page': 'O navegador bloqueia endereços não seguros em uma página segura',
  'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.':
    'Esta página foi carregada por https, mas {host} seria chamado por http. A API deve estar disponível em um endereço https.',
  'The address is on a private network': 'O endereço está em uma rede privada',
  '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.':
    '{host} está neste dispositivo ou na rede dele. Os navegadores pedem permissão ao usuário ou à API antes que uma página pública possa acessá-lo.',
  '{host} does not respond': '{host} não responde',
  'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.':
    'O nome pode estar errado, o servidor fora do ar ou o certificado não ser confiável, ou uma extensão ou um firewall bloqueia a requisição.',
  'The API does not allow this page to read its responses': 'A API não permite que esta página leia suas respostas',
  '{host} responds, but does not allow requests from {origin} in a browser (CORS).':
    '{host} responde, mas não permite requisições de {origin} em um navegador (CORS).',
  'The request was sent and may have taken effect; the browser hides the response.':
    'A requisição foi enviada e pode ter surtido efeito; o navegador oculta a resposta.',
  'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.':
    'A requisição prévia (OPTIONS) não foi permitida, por isso o navegador não enviou a requisição em si.',
  'It is also possible that the server does not respond at all.': 'Também é possível que o servidor não responda de forma alguma.',
  'The API responded with a redirect': 'A API respondeu com um redirecionamento',
  '{host} redirects the request to another server, whose address the browser hides from pages.':
    '{host} redireciona a requisição para outro servidor, cujo endereço o navegador oculta das páginas.',
  'The dev server did not send the request': 'O servidor de desenvolvimento não enviou a requisição',
  'The server of this site did not send the request': 'O servidor deste site não enviou a requisição',
  'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.':
    'Os navegadores não permitem que uma página defina cookies para outro site: eles estão nos exemplos, mas não são enviados.',
  'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.':
    'Os navegadores não permitem que uma página defina o cabeçalho {name}: ele está nos exemplos, mas não é enviado.',
  'Browsers do not allow a page to send {name}. The samples can.':
    'Os navegadores não permitem que uma página envie {name}. Com os exemplos, é possível.',
  'A browser sends no body with {name}. The samples do.': 'Um navegador não envia corpo com {name}. Os exemplos enviam.',
  'A page cannot authenticate with {name}.': 'Uma página não pode se autenticar com {name}.',
  '{name} needs a file.': '{name} precisa de um arquivo.',
  '{name} cannot be the name of a header.': '{name} não pode ser o nome de um cabeçalho.',
  'The header {name} is given twice; the first one is sent.': 'O cabeçalho {name} foi informado duas vezes; o primeiro é enviado.',
  'A path segment is . or .. only: browsers remove it from the URL.':
    'Um segmento do caminho é apenas . ou ..: os navegadores o removem da URL.',
  'The server URL contains a user name or password, which browsers reject; it was removed.':
    'A URL do servidor contém um nome de usuário ou uma senha, o que os navegadores rejeitam; essa parte foi removida.',
  "The server's variable {name} cannot have this value; its default is used.":
    'A variável {name} do servidor não pode ter este valor; o valor padrão é usado.',
  'The API file does not define {name} of the server URL.': 'O arquivo da API não define {name} da URL do servidor.',
  'A value is missing.': 'Falta um valor.',
  'This is nested too deeply.': 'O aninhamento é profundo demais.',
  'Text must be in double quotes.': 'O texto deve estar entre aspas duplas.',
  'A value cannot start with {sign}.': 'Um valor não pode começar com {sign}.',
  'A comma or {sign} is missing.': 'Falta uma vírgula ou {sign}.',
  '{sign} is missing at the end.': 'Falta {sign} no final.',
  'There is a comma too many before {sign}.': 'Há uma vírgula a mais antes de {sign}.',
  'A name in double quotes is missing.': 'Falta um nome entre aspas duplas.',
  'A colon is missing.': 'Faltam dois-pontos.',
  'This text has a character that must be escaped.': 'Este texto tem um caractere que precisa de escape.',
  'The closing quote is missing.': 'Faltam as aspas de fechamento.',
  'There is more text after the end of the value.': 'Há mais texto depois do fim do valor.',
  'It is longer than {size}: the rest was not read.': 'É maior que {size}: o resto não foi lido.',
  'Stopped.': 'Parado.',
  'The connection was lost: {reason}': 'A conexão foi perdida: {reason}',
  'The response has no access token.': 'A resposta não tem token de acesso.',
  'The browser blocked the sign-in window: allow pop-ups for this page.':
    'O navegador bloqueou a janela de login: permita pop-ups para esta página.',
  'Signing in requires a page loaded over https.': 'Para entrar, a página precisa ser carregada por https.',
  'The code has expired: sign in again.': 'O código expirou: entre novamente.',
  '{address} does not describe how to sign in.': '{address} não descreve como entrar.',
  '{name} is missing from the API file or is not an https URL.': '{name} não está no arquivo da API ou não é uma URL https.',
  'Paste a token into the field above instead.': 'Em vez disso, cole um token no campo acima.',
  'The sign-in window was closed before sign-in finished.': 'A janela de login foi fechada antes que o login terminasse.',
};
