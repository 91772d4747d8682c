import type { RequestNote } from '../../../request/http-request.ts';

/** Says in words what a reader should know about a request before sending it; undefined for what its own field says. */
export function describeNote({ code, name }: RequestNote): string | undefined {
  switch (code) {
    case 'forbidden-header':
      return name === 'Cookie'
        ? 'Browsers do not allow a page to set cookies for another site: they are in the samples, but are not sent.'
        : `Browsers do not allow a page to set the header ${name}: it is in the samples, but is not sent.`;
    case 'forbidden-method':
      return `Browsers do not allow a page to send ${name}. The samples can.`;
    case 'body-without-effect':
      return `A browser sends no body with ${name}. The samples do.`;
    case 'unsupported-scheme':
      return `A page cannot authenticate with ${name}.`;
    case 'unsupported-body':
      return `${name} needs a file.`;
    case 'invalid-header':
      return `${name} cannot be the name of a header.`;
    case 'conflicting-header':
      return `The header ${name} is given twice; the first one is sent.`;
    case 'dot-segment':
      return 'A path segment is . or .. only: browsers remove it from the URL.';
    case 'invalid-server':
      return `${name} is not a valid request URL.`;
    case 'server-credentials':
      return `The server URL contains a user name or password, which browsers reject; it was removed.`;
    case 'variable-not-allowed':
      return `The server's variable ${name} cannot have this value; its default is used.`;
    case 'unknown-variable':
      return `The API file does not define ${name} of the server URL.`;
    case 'missing-parameter':
    case 'missing-body':
    case 'missing-credential':
    case 'ignored-parameter':
      return undefined;
  }
}
