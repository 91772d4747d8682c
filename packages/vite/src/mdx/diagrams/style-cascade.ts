import { parse } from 'postcss';

/** What a sheet and `style` attributes say of elements. */
export interface StyleCascade {
  /** What is said of an element itself, by property. */
  declarationsOf(element: Element): Map<string, string>;
  /** What is said of one property of an element itself, an attribute of its name included. */
  ownValue(element: Element, property: string): string | undefined;
  /** What an element has of an inherited property: its own, else that of what it stands in. */
  inheritedValue(element: Element, property: string): string | undefined;
  /** The size of its letters, in pixels. */
  fontSizeOf(element: Element): number;
}

interface Rule {
  selector: string;
  declarations: readonly Declaration[];
}

interface Declaration {
  property: string;
  value: string;
  isImportant: boolean;
}

const DEFAULT_SIZE = 16;

/** Reads a sheet; attributes that SVG has for properties count least. At-rules are left out: there is one window and no movement. */
export function createStyleCascade(css: string): StyleCascade {
  const rules = listRules(css);
  const byProperty = indexRules(rules);
  const inline = new Map<string, readonly Declaration[]>();
  const readInline = (element: Element): readonly Declaration[] => {
    const style = element.getAttribute('style') ?? '';
    const known = inline.get(style) ?? readDeclarations(style);
    inline.set(style, known);
    return known;
  };
  const cascade: StyleCascade = {
    declarationsOf(element) {
      const all = [
        ...rules.filter(({ selector }) => matches(element, selector)).flatMap(({ declarations }) => declarations),
        ...readInline(element),
      ];
      return new Map(all.toSorted(compareImportance).map(({ property, value }) => [property, value]));
    },
    ownValue(element, property) {
      const found = (byProperty.get(property) ?? [])
        .filter(({ selector }) => matches(element, selector))
        .flatMap((rule) => rule.declarations);
      const all = [...found, ...readInline(element)].filter((one) => one.property === property);
      return all.toSorted(compareImportance).at(-1)?.value ?? element.getAttribute(property) ?? undefined;
    },
    inheritedValue(element, property) {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const own = cascade.ownValue(at, property);
        if (own !== undefined && own !== 'inherit') return own;
      }
      return undefined;
    },
    fontSizeOf(element) {
      const own = cascade.ownValue(element, 'font-size') ?? '';
      const size = Number.parseFloat(own);
      const outer = (): number => (element.parentElement ? cascade.fontSizeOf(element.parentElement) : DEFAULT_SIZE);
      if (Number.isNaN(size)) return outer();
      if (own.endsWith('%')) return (size / 100) * outer();
      return /\dem$/.test(own) ? size * outer() : size;
    },
  };
  return cascade;
}

/** The rules of a sheet, one for each selector; of two that match an element the later one counts. */
function listRules(css: string): Rule[] {
  const rules: Rule[] = [];
  parse(css).each((node) => {
    if (node.type !== 'rule') return;
    const declarations = readDeclarations(node.nodes.map(String).join(';'));
    for (const selector of node.selectors) rules.push({ selector, declarations });
  });
  return rules.toSorted((one, other) => weigh(one.selector) - weigh(other.selector));
}

function indexRules(rules: readonly Rule[]): Map<string, Rule[]> {
  const index = new Map<string, Rule[]>();
  for (const rule of rules)
    for (const property of new Set(rule.declarations.map((one) => one.property)))
      index.set(property, [...(index.get(property) ?? []), rule]);
  return index;
}

function readDeclarations(text: string): Declaration[] {
  return [...text.matchAll(/([\w-]+)\s*:\s*((?:[^;("']|\([^)]*\)|"[^"]*"|'[^']*')+)/g)].map(([, property = '', value = '']) => ({
    property: property.toLowerCase(),
    value: value.replace(/\s*!\s*important\s*$/, '').trim(),
    isImportant: /!\s*important\s*$/.test(value),
  }));
}

/** The sheet's order and weight hold among those that are alike. */
function compareImportance(one: Declaration, other: Declaration): number {
  return Number(one.isImportant) - Number(other.isImportant);
}

/** Ids, then classes, attributes and pseudo-classes, then elements. */
function weigh(selector: string): number {
  const count = (pattern: RegExp): number => selector.match(pattern)?.length ?? 0;
  return count(/#[\w-]+/g) * 10_000 + count(/\.[\w-]+|\[[^\]]*\]|:(?!:)[\w-]+/g) * 100 + count(/(?:^|[\s>+~])[a-z]\w*/gi);
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false; // what no parser takes styles nothing
  }
}
