import type { Node } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import { reportFinding } from '../../page-draft.ts';
import type { PageDraft, TextPosition } from '../../page-draft.ts';
import { LOST_ATTRIBUTES } from '../../syntax-errors/describe-braces.ts';
import { placeOf } from '../nodes/estree-nodes.ts';
import { guardName } from './guard-name.ts';
import { isBrowserName, isKnownGlobal, REACT_NAMES } from './known-globals.ts';
import { analyzeProgram } from '../nodes/page-programs.ts';
import type { PageProgram } from '../nodes/page-programs.ts';
import { readsDeeply } from './reads-deeply.ts';
import { readsWhileRendering } from './reads-while-rendering.ts';

/** What the page's JavaScript uses from outside of it. */
export interface OuterNames {
  /** Names to import from React. */
  react: Set<string>;
  /** Names that a snippet takes from its props. */
  props: Set<string>;
}

/**
 * Finds where the names come from that the page uses and does not declare. Names that nobody has are reported, and a page's expression
 * that uses one is taken out; a snippet's are its props. In exports they are undefined. `user` is as for a reader who is not signed in.
 */
export function resolveIdentifiers(programs: readonly PageProgram[], moduleNames: ReadonlySet<string>, draft: PageDraft): OuterNames {
  const outer: OuterNames = { react: new Set(), props: new Set() };
  for (const program of programs) {
    const attributes = findAttributes(program, draft);
    if (attributes !== undefined) {
      reportFinding(draft, { code: 'page/syntax', severity: 'warning', ...LOST_ATTRIBUTES, place: attributes });
      program.clear();
      continue;
    }
    let asked: ReadonlySet<string> | undefined;
    for (const [name, node] of analyzeProgram(program).globals) {
      if (moduleNames.has(name)) continue;
      if (program.kind === 'expression' && isBrowserName(name) && readsWhileRendering(program, name)) {
        // A snippet may have been given something of that name; `{name.trim()}` and the like are words of the author, too.
        if (!draft.isPage && (isNameAlone(program) || !isKnownGlobal(name, program.kind))) outer.props.add(name);
        else {
          // `{name}` and `{status}` are words of the author, though browsers have them.
          const why = isKnownGlobal(name, program.kind) ? 'only exists in browsers; pages are rendered without one' : 'is not defined';
          reportUndefined({ name, node, why: `\`${name}\` ${why}.` }, draft);
          program.clear();
        }
        continue;
      }
      if (isKnownGlobal(name, program.kind)) continue;
      if (name === 'React' || REACT_NAMES.has(name)) outer.react.add(name);
      else if (program.kind === 'esm') {
        // Who asks for its type knows that it may not be there.
        asked ??= listAskedTypes(program);
        if (!asked.has(name)) reportUndefined({ name, node, why: `\`${name}\` is not defined.`, asText: `write {'{${name}}'}` }, draft);
        guardName(program, name);
      } else if (name === 'props') continue;
      else if (!draft.isPage || draft.isImported) outer.props.add(name);
      else if (name === READER && !readsDeeply(program, name)) {
        reportReader(node, draft);
        outer.props.add(name);
      } else {
        reportUndefined({ name, node, why: `\`${name}\` is not defined.`, ...describeUse(program, name) }, draft);
        program.clear();
      }
    }
  }
  return outer;
}

/** What the hosted original calls the reader who is signed in. Of anyone else it knows nothing: every field is empty. */
const READER = 'user';

function reportReader(node: Node, draft: PageDraft): void {
  reportFinding(draft, {
    code: 'page/unknown-reader',
    severity: 'warning',
    message: `\`${READER}\` is not defined: a static site has no signed-in readers.`,
    hint: 'Content that depends on it is shown as signed-out readers would see it. To show braces as text, write \\{ and \\} or put them in backticks.',
    place: placeOf(node),
    length: READER.length,
  });
}

/** The names whose types a program asks for: `typeof gsap` */
function listAskedTypes({ program }: PageProgram): ReadonlySet<string> {
  const names = new Set<string>();
  visit(program, (node) => {
    if (node.type === 'UnaryExpression' && node.operator === 'typeof' && node.argument.type === 'Identifier') names.add(node.argument.name);
  });
  return names;
}

/** Where `{width=200}` stands behind a link or an image. */
function findAttributes({ kind, program: { body } }: PageProgram, { lines }: PageDraft): TextPosition | undefined {
  const [statement] = body;
  const isAssignment =
    kind === 'expression' && statement?.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression';
  const place = isAssignment ? placeOf(statement) : undefined;
  return place !== undefined && /\)\{\s*$/.test((lines[place.line - 1] ?? '').slice(0, place.column - 1)) ? place : undefined;
}

/** `{name}` and nothing else. */
function isNameAlone({ program: { body } }: PageProgram): boolean {
  return body.length === 1 && body[0]?.type === 'ExpressionStatement' && body[0].expression.type === 'Identifier';
}

/** `{{name}}`, as the config's variables are written, and what is more than a name. */
function describeUse(program: PageProgram, name: string): { define?: string; asText?: string } {
  const [statement] = program.program.body;
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const isVariable =
    expression?.type === 'ObjectExpression' && expression.properties.every((one) => one.type === 'Property' && one.shorthand);
  if (isVariable) return { define: `Add \`${name}\` to \`variables\` in docs.json`, asText: `write \\{\\{${name}}}` };
  return isNameAlone(program) ? {} : { asText: `put it in quotes: "${name}"` };
}

/** `asText` says how to write it where a text was meant: in JavaScript and in an expression of more than the name, other than in prose. */
function reportUndefined(
  {
    name,
    node,
    why,
    define = `Export or import \`${name}\` in this file`,
    asText = `write \\{${name}\\} or put them in backticks`,
  }: { name: string; node: Node; why: string; define?: string; asText?: string },
  draft: PageDraft,
): void {
  reportFinding(draft, {
    code: 'page/undefined-identifier',
    severity: 'warning',
    message: why,
    hint: `${define}; to show it as text, ${asText}.`,
    place: placeOf(node),
    length: name.length,
  });
}
