import type { OutlineElement } from '../page-outline.ts';
import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** What names a parameter: where it goes in a request, or `name` for a value of another kind, such as an option of a command. */
const NAMES = ['path', 'query', 'body', 'header', 'name'];

/** Fields say what they are called and their type; those of a request say so with where they go. */
export function checkFieldAttributes({ outline }: CheckedPage): PageFinding[] {
  return outline.elements.flatMap((element) => {
    if (element.name === 'Update' || element.isOpen) return [];
    const lacks = element.name === 'ParamField' ? lacksOfParameter(element) : lacksOfResponse(element);
    if (lacks.length === 0) return [];
    const { line, column, name } = element;
    return [
      {
        code: 'style/field-attributes',
        message: `<${name}> has no ${lacks.map((one) => one.lack).join(' and no ')}.`,
        hint: `Add ${lacks.map((one) => one.hint).join(' and ')}.`,
        line,
        column,
        length: name.length + 1,
      },
    ];
  });
}

interface Lack {
  lack: string;
  hint: string;
}

function lacksOfParameter({ attributes }: OutlineElement): Lack[] {
  const isNamed = NAMES.some((name) => Object.hasOwn(attributes, name));
  const location = { lack: 'location', hint: 'its name as `path`, `query`, `body` or `header`, such as `query="limit"`' };
  return [...(isNamed ? [] : [location]), ...lackOf(attributes, 'type', '`type="string"`')];
}

function lacksOfResponse({ attributes }: OutlineElement): Lack[] {
  return [...lackOf(attributes, 'name', '`name="id"`'), ...lackOf(attributes, 'type', '`type="string"`')];
}

function lackOf(attributes: OutlineElement['attributes'], name: string, example: string): Lack[] {
  return Object.hasOwn(attributes, name) ? [] : [{ lack: `\`${name}\``, hint: `a \`${name}\`, such as ${example}` }];
}
