import type { SelectXml } from '../../workflow/value-scope.ts';

/** Elements that an expression may come by, at most: each of its wide steps may look at all of them again. */
const MOST = 2_000_000;
const WIDE = /\/\/|\.\.|::/g;

/** Evaluates XPath by the browser's own evaluator, which knows version 1.0, in bounded time. */
export const selectXml: SelectXml = (xml, expression) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror') !== null) return { problem: 'The context is not XML.' };
  const size = document.querySelectorAll('*').length + 1;
  if (size ** Math.max(1, expression.match(WIDE)?.length ?? 0) > MOST) return { problem: `\`${expression}\` could take too long.` };
  try {
    const result = document.evaluate(expression, document, null, XPathResult.ANY_TYPE);
    switch (result.resultType) {
      case XPathResult.BOOLEAN_TYPE:
        return { value: result.booleanValue };
      case XPathResult.NUMBER_TYPE:
        return { value: result.numberValue };
      case XPathResult.STRING_TYPE:
        return { value: result.stringValue };
      default:
        return { value: listTexts(result) };
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { problem: `\`${expression}\` is not an XPath 1.0 expression.` };
  }
};

function listTexts(result: XPathResult): string[] {
  const texts: string[] = [];
  for (let node = result.iterateNext(); node !== null; node = result.iterateNext()) texts.push(node.textContent ?? '');
  return texts;
}
