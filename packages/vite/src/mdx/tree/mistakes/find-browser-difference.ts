import { visit } from 'estree-util-visit';
import type { Node } from 'estree-jsx';
import type { Finding } from '../../page-draft.ts';
import { placeOf } from '../nodes/estree-nodes.ts';
import type { PageProgram } from '../nodes/page-programs.ts';

/** What no page has while it is prerendered. */
const BROWSER_ONLY = /^(?:window|document|navigator|localStorage|sessionStorage)$/;

/**
 * Finds where a component shows something else in a browser than when its page is prerendered: `if (typeof document === 'undefined')
 * return null`. What runs later, in effects and handlers, may ask.
 */
export function findBrowserDifference(programs: readonly PageProgram[], text: string): Finding[] {
  if (!/\btypeof\s/.test(text)) return [];
  const findings: Finding[] = [];
  for (const { program } of programs)
    visit(program, (node, _key, _index, above) => {
      if (node.type !== 'UnaryExpression' || node.operator !== 'typeof' || node.argument.type !== 'Identifier') return;
      const { name } = node.argument;
      if (!BROWSER_ONLY.test(name) || !decidesWhatIsShown(above)) return;
      findings.push({
        code: 'page/browser-difference',
        severity: 'info',
        message: `\`typeof ${name}\` makes this component differ from the prerendered page; React reports it in the console and draws the component again.`,
        hint: 'Show the same at first, and change it in an effect: useEffect(() => setIsReady(true), []).',
        place: placeOf(node),
        length: `typeof ${name}`.length,
      });
    });
  return findings;
}

/** Right in a component, and either what is returned hangs on it, or a value. */
function decidesWhatIsShown(above: readonly Node[]): boolean {
  const at = above.findLastIndex(({ type }) => /Function/.test(type));
  if (at < 0 || !isComponent(above[at], above[at - 1])) return false;
  const within = above.slice(at + 1);
  const statement = within.find((node) => node.type === 'IfStatement');
  if (statement?.type === 'IfStatement')
    return [statement.consequent, statement.alternate].some((branch) => branch !== undefined && branch !== null && returns(branch));
  return (
    within.some(({ type }) => type === 'ConditionalExpression' || type === 'LogicalExpression') &&
    within.some(({ type }) => SHOWN.test(type))
  );
}

const SHOWN = /^(?:ReturnStatement|VariableDeclarator|JSXExpressionContainer)$/;

/** Components have names that begin with a capital letter. */
function isComponent(node: Node | undefined, parent: Node | undefined): boolean {
  const id = node?.type === 'FunctionDeclaration' ? node.id : parent?.type === 'VariableDeclarator' ? parent.id : undefined;
  return id?.type === 'Identifier' && /^\p{Lu}/u.test(id.name);
}

function returns(branch: Node): boolean {
  return (
    branch.type === 'ReturnStatement' || (branch.type === 'BlockStatement' && branch.body.some(({ type }) => type === 'ReturnStatement'))
  );
}
