/** A body without `style` attributes, and the rules that stand for them. */
export interface LiftedStyles {
  body: string;
  css: string;
}

/** Names the elements of one style; the browser takes no notice. */
const MARK = 'data-octavo-look';
/** A style that the theme's own rules look for (`prose.css`), which its mark says. */
const ALIGNED = /align:/;

const RAW_OR_TAG =
  /<(script|style|textarea|title)\b[\s\S]*?<\/\1\s*>|<[a-z][^\s>/]*(?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?>/gi;
const ATTRIBUTE = /(\s+)([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const STYLES: ReadonlySet<string> = new Set(['style', 'data-octavo-style']);

/**
 * Makes rules of a body's `style` attributes, which a policy refuses: elements of one style share one rule. React finds the body as its own all
 * the same (it compares no attributes), and sets what it changes by the CSSOM, which no policy refuses.
 */
export function liftStyles(body: string): LiftedStyles {
  const marks = new Map<string, string>();
  const lifted = body.replace(RAW_OR_TAG, (tag: string, raw: string | undefined) => {
    if (raw !== undefined || !/style/i.test(tag)) return tag;
    return tag.replace(ATTRIBUTE, (attribute: string, space: string, name: string, ...values: (string | undefined)[]) => {
      if (!STYLES.has(name.toLowerCase())) return attribute;
      const css = unescapeAttribute(values.slice(0, 3).find((value) => value !== undefined) ?? '');
      const mark = marks.get(css) ?? `${ALIGNED.test(css) ? 'align-' : ''}${marks.size}`;
      marks.set(css, mark);
      return `${space}${MARK}="${mark}"`;
    });
  });
  return { body: lifted, css: [...marks].map(([css, mark]) => `[${MARK}="${mark}"]{${close(css)}}`).join('') };
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
]);

function unescapeAttribute(value: string): string {
  return value.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => ENTITIES.get(entity) ?? entity);
}

/** A value of an author's must not end its rule: what stands in no string and no parentheses loses its braces. */
function close(css: string): string {
  return css.replace(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\))|[{}<]/g, (all, kept: string | undefined) =>
    kept === undefined ? '' : all,
  );
}
