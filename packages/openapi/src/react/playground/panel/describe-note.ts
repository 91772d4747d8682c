import type { RequestNote } from '../../../request/http-request.ts';
import type { KeyedText } from '../../../value/say.ts';

const TEXTS: Record<RequestNote['code'], KeyedText['text'] | undefined> = {
  'forbidden-header': 'Browsers do not allow a page to set the header {name}: it is in the samples, but is not sent.',
  'forbidden-method': 'Browsers do not allow a page to send {name}. The samples can.',
  'body-without-effect': 'A browser sends no body with {name}. The samples do.',
  'unsupported-scheme': 'A page cannot authenticate with {name}.',
  'unsupported-body': '{name} needs a file.',
  'invalid-header': '{name} cannot be the name of a header.',
  'conflicting-header': 'The header {name} is given twice; the first one is sent.',
  'dot-segment': 'A path segment is . or .. only: browsers remove it from the URL.',
  'invalid-server': '{url} is not a valid request URL.',
  'server-credentials': 'The server URL contains a user name or password, which browsers reject; it was removed.',
  'variable-not-allowed': "The server's variable {name} cannot have this value; its default is used.",
  'unknown-variable': 'The API file does not define {name} of the server URL.',
  'missing-parameter': undefined,
  'missing-body': undefined,
  'missing-credential': undefined,
  'ignored-parameter': undefined,
};

/** Says in words what a reader should know about a request before sending it; undefined for what its own field says. */
export function describeNote({ code, name }: RequestNote): KeyedText | undefined {
  const text =
    code === 'forbidden-header' && name === 'Cookie'
      ? 'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.'
      : TEXTS[code];
  return text && { text, values: { name, url: name } };
}
