import type { Element, Nodes, Root, RootContent } from 'hast';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { visit } from '../nodes/visit.ts';
import { reportFinding } from '../../page-draft.ts';
import type { PageDraft } from '../../page-draft.ts';
import { startOf } from '../nodes/estree-nodes.ts';

/** Stands for what our own steps have made, which is no HTML of the author's. */
const PART = 'octavo-part';

const OWN_ID = 'user-content-';
const PLAIN: ReadonlySet<string> = new Set(['element', 'text', 'comment', 'doctype', 'raw']);

/** GitHub's rules, for all attributes that hold addresses. Ids begin with `user-content-`, as those of footnotes do already. */
const SCHEMA = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), PART],
  attributes: { ...defaultSchema.attributes, [PART]: ['dataPart'] },
  protocols: { ...defaultSchema.protocols, srcSet: ['http', 'https'] },
  clobber: (defaultSchema.clobber ?? []).filter((name) => name !== 'id'),
};

/**
 * Takes the harm out of a page that nobody has checked: scripts, frames, forms, styles, event handlers and addresses of other schemes
 * (`hast-util-sanitize`, the rules of GitHub). What it takes out is told once for the page.
 */
export function rehypeUntrusted(draft: PageDraft): (tree: Root) => Root {
  return (tree) => {
    const parts: RootContent[] = [];
    const stands = new Set<unknown>();
    const removed = new Map<string, Element>();
    visit(tree, (node, index, parent) => {
      if (stands.has(node)) return undefined;
      if (node.type === 'element') {
        for (const name of listHarm(node)) if (!removed.has(name)) removed.set(name, node);
        prefixId(node);
        if (node.tagName === PART) node.tagName = 'span';
      } else if (node.type !== 'root' && parent && index !== undefined && !PLAIN.has(node.type)) {
        parts.push(node);
        const children = 'children' in node ? node.children : [];
        const stand: Element = { type: 'element', tagName: PART, properties: { dataPart: String(parts.length - 1) }, children };
        stands.add(stand);
        parent.children[index] = stand;
        return index;
      }
      return undefined;
    });
    report(removed, draft);
    const clean = sanitize(tree, SCHEMA);
    if (clean.type !== 'root') throw new Error('The sanitizer made no root of a root.');
    visit(clean, 'element', (node, index, parent) => {
      const part = node.tagName === PART ? parts[Number(node.properties['dataPart'])] : undefined;
      if (part === undefined || !parent || index === undefined) return undefined;
      parent.children[index] = 'children' in part ? { ...part, children: node.children } : part;
      return index;
    });
    return clean;
  };
}

/** What an element is or has that is taken out: `<script>`, `onclick`. */
function listHarm({ tagName, properties }: Element): string[] {
  const isKept = (defaultSchema.tagNames ?? []).includes(tagName);
  if (!isKept) return [`<${tagName}>`];
  return Object.keys(properties).flatMap((name) => (/^on/i.test(name) || name === 'style' ? [name.toLowerCase()] : []));
}

function prefixId({ properties }: Element): void {
  const { id } = properties;
  if (id !== undefined && !String(id).startsWith(OWN_ID)) properties['id'] = OWN_ID + String(id);
}

function report(removed: ReadonlyMap<string, Nodes>, draft: PageDraft): void {
  const [first] = removed.values();
  if (first === undefined) return;
  reportFinding(draft, {
    code: 'page/untrusted',
    severity: 'warning',
    message: `This page is in an untrusted folder; removed: ${[...removed.keys()].map((name) => `\`${name}\``).join(', ')}.`,
    hint: 'Components, styles, scripts and frames are only allowed in trusted folders. To trust this one, remove it from `untrusted` in docs.json.',
    place: startOf(first.position),
  });
}
