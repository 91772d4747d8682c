import { parseTemplate } from './vue-template.ts';
import type { VueElement } from './vue-template.ts';

/** What a program writes into a page by itself, or has another module do. */
const WRITES =
  /\b(?:append|appendChild|createElement|innerHTML|innerText|insertAdjacent\w*|insertBefore|replaceChildren|textContent)\b|^import\s(?![^'"]{0,500}["'](?:vue|vitepress|@vueuse\/\w+|[^'"]+\.vue)["'])/m;
/** `a.value = `, `a.value.b += `, `a.value.push(`; `a.b = ` of what is reactive. */
const ASSIGNED = /(?<![\w$.])([\w$]+)\.[\w$.]+!?\s*(?:(?:[-+*/%|&?]{0,3}=(?![=>]))|\+\+|--|\.(?:push|splice|unshift|set|add)\()/g;
const LOOKS = /^(?:(?::|v-bind:)(?:class|style|key)|ref|class|style)$/;

/** Whether what a program of Vue does later in a browser shows other content, rather than other looks, or what stands in place of what is there at first. */
export function changesContent(template: string, program: string): boolean {
  const names = new Set(Array.from(program.matchAll(ASSIGNED), ([, name = '']) => name));
  const root = parseTemplate(template);
  return root === undefined || WRITES.test(program) || (names.size > 0 && isShown(root, names));
}

function isShown({ children, attributes }: VueElement, names: ReadonlySet<string>): boolean {
  const uses = (code: string): boolean => Array.from(code.matchAll(/[\w$]+/g)).some(([word]) => names.has(word));
  if (attributes.some(([key, value = '']) => !LOOKS.test(key) && /^(?:[:#]|v-)/.test(key) && uses(value))) return true;
  const elements = children.filter((child) => typeof child !== 'string');
  return children.some((child) => {
    if (typeof child === 'string') return child.startsWith('{{') && uses(child);
    const next = elements[elements.indexOf(child) + 1];
    const isReplaced = next?.attributes.some(([key]) => key === 'v-else') === true;
    const condition = child.attributes.find(([key]) => key === 'v-if')?.[1];
    // What stands there at first is in its place.
    return isReplaced && condition !== undefined && uses(condition) ? false : isShown(child, names);
  });
}
