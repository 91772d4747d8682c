import { editProse } from '../../text/edit-prose.ts';
import { writeAttribute } from '../../write-attribute.ts';

/** `{% swagger-parameter in="path" name="id" %}`, `{% endapi-method %}`; behind it, whether the operation is written below. */
const TAG = /^[ \t]*\{%-?\s*((?:end)?(?:swagger|api-method)[a-z-]*)\b((?:"[^"]*"|'[^']*'|[^%"'])*)%\}[ \t]*\n?(?=(\s*\{%-?\s*swagger-)?)/gm;

/** Where fields of the older form stand, by the block around them: `{% api-method-form-data-parameters %}`. */
const AROUND = /^api-method-(?:(path|query|header|body)-?\w*|form-data-parameters)$/;

/** Operations of an API that are written into a page of GitBook, in its newer and its older form: a heading, fields, and answers to open. */
export function showWrittenOperations(text: string): string {
  let place = 'query';
  return editProse(text, TAG, ({ groups: [, name = '', said = '', isWritten] }) => {
    const read = (key: string): string | undefined =>
      new RegExp(`\\b${key}=(?:"([^"]*)"|'([^']*)'|([\\w.]+))`)
        .exec(said)
        ?.slice(1)
        .find((one) => one !== undefined);
    const around = AROUND.exec(name);
    if (around !== null) place = around[1] ?? 'body';
    switch (name) {
      case 'swagger':
      case 'api-method': {
        if (name === 'swagger' && isWritten === undefined) return undefined;
        const summary = read('summary');
        const heading = summary === undefined ? '' : `### ${summary}\n\n`;
        return `${heading}\`${read('method')?.toUpperCase() ?? ''} ${read('baseUrl') ?? read('host') ?? ''}${read('path') ?? ''}\`\n\n`;
      }
      case 'api-method-summary':
        return '### ';
      case 'swagger-parameter':
      case 'api-method-parameter': {
        const from = (read('in') ?? place).toLowerCase();
        const key = /^(?:path|query|header)$/.test(from) ? from : from === 'cookie' ? 'header' : 'body';
        return `<ParamField${writeAttribute(key, read('name'))}${writeAttribute('type', read('type'))}${read('required') === 'true' ? ' required' : ''}>\n\n`;
      }
      case 'swagger-response':
      case 'api-method-response-example':
        return `<Accordion${writeAttribute('title', [read('status') ?? read('httpCode'), read('description')].filter(Boolean).join(' '))}>\n\n`;
      case 'endswagger-parameter':
      case 'endapi-method-parameter':
        return '\n</ParamField>\n\n';
      case 'endswagger-response':
      case 'endapi-method-response-example':
        return '\n</Accordion>\n\n';
      case 'endswagger':
        return undefined;
      default:
        return '\n';
    }
  });
}
