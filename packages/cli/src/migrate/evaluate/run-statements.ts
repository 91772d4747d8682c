import type { ESTree } from 'vite';
import type { Scope } from './scope.ts';
import { bind, declare, once } from './scope.ts';
import { UNREAD } from './unread.ts';

/** What statements are read with. */
export interface StatementReader {
  /** Reads a node with the names around it. */
  read(node: ESTree.Node, scopes: readonly Scope[]): unknown;
  /** Tells of a part that cannot be read. */
  tell(node: ESTree.Node): void;
}

/** How statements ended: with what their function returns, or by leaving a loop or a `switch`. */
export interface Ending {
  value: unknown;
  jump?: 'break' | 'continue';
}

/** Follows the statements of a function: variables, conditions and loops over lists; undefined where none of them ends it. */
export function runStatements(
  statements: readonly ESTree.Statement[],
  [scope = new Map(), ...more]: readonly Scope[],
  reader: StatementReader,
): Ending | undefined {
  const scopes = [scope, ...more];
  for (const statement of statements)
    if (statement.type === 'FunctionDeclaration' && statement.id)
      scope.set(
        statement.id.name,
        once(() => reader.read(statement, scopes)),
      );
  for (const statement of statements) {
    const end = runStatement(statement, scopes, reader);
    if (end !== undefined) return end;
  }
  return undefined;
}

function runStatement(statement: ESTree.Statement, scopes: readonly Scope[], reader: StatementReader): Ending | undefined {
  const read = (node: ESTree.Node): unknown => reader.read(node, scopes);
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'EmptyStatement':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return undefined;
    case 'VariableDeclaration':
      declare(statement, scopes[0] ?? new Map(), read);
      return undefined;
    case 'ReturnStatement':
      return { value: statement.argument ? read(statement.argument) : undefined };
    case 'ThrowStatement':
      return { value: UNREAD };
    case 'BlockStatement':
      return runBody(statement, scopes, reader);
    case 'IfStatement':
      return runIf(statement, scopes, reader);
    case 'SwitchStatement':
      return runSwitch(statement, scopes, reader);
    case 'BreakStatement':
      return { value: undefined, jump: 'break' };
    case 'ContinueStatement':
      return { value: undefined, jump: 'continue' };
    case 'ForOfStatement':
    case 'ForInStatement':
      return runEach(statement, scopes, reader);
    case 'ForStatement':
    case 'WhileStatement':
      return runWhile(statement, scopes, reader);
    case 'ExpressionStatement':
      read(statement.expression);
      return undefined;
    default:
      reader.tell(statement);
      return undefined;
  }
}

/** Follows what stands below an `if` or a loop, with names of its own. */
function runBody(
  statement: ESTree.Statement,
  scopes: readonly Scope[],
  reader: StatementReader,
  scope: Scope = new Map(),
): Ending | undefined {
  return runStatements(statement.type === 'BlockStatement' ? statement.body : [statement], [scope, ...scopes], reader);
}

function runIf({ test, consequent, alternate }: ESTree.IfStatement, scopes: readonly Scope[], reader: StatementReader): Ending | undefined {
  // The old site was built: what would have ended it did not come true.
  const value = endsInThrow(consequent) ? false : reader.read(test, scopes);
  // What only a program would decide is taken for true, as in an expression.
  if (value === UNREAD || value) return runBody(consequent, scopes, reader);
  return alternate ? runBody(alternate, scopes, reader) : undefined;
}

function runSwitch(statement: ESTree.SwitchStatement, scopes: readonly Scope[], reader: StatementReader): Ending | undefined {
  const { discriminant, cases } = statement;
  const value = reader.read(discriminant, scopes);
  const found = cases.findIndex(({ test }) => test && reader.read(test, scopes) === value);
  const first = found === -1 ? cases.findIndex(({ test }) => !test) : found;
  if (value === UNREAD) reader.tell(statement);
  if (value === UNREAD || first === -1) return undefined;
  const end = runStatements(
    cases.slice(first).flatMap(({ consequent }) => consequent),
    [new Map(), ...scopes],
    reader,
  );
  return end?.jump === 'break' ? undefined : end;
}

/** `for (const one of list)`, and `in` over an object. */
function runEach(
  statement: ESTree.ForOfStatement | ESTree.ForInStatement,
  scopes: readonly Scope[],
  reader: StatementReader,
): Ending | undefined {
  const over = reader.read(statement.right, scopes);
  const list = statement.type === 'ForOfStatement' ? over : Object.keys(typeof over === 'object' && over !== null ? over : {});
  const name = statement.left.type === 'VariableDeclaration' ? statement.left.declarations[0]?.id : undefined;
  if (!Array.isArray(list) || !name) return void reader.tell(statement);
  // As it is now: the body may put more into it.
  const entries: unknown[] = [...list];
  for (const one of entries) {
    const scope: Scope = new Map();
    bind(name, () => one, { scope, evaluate: (node) => reader.read(node, [scope, ...scopes]) });
    const end = runBody(statement.body, scopes, reader, scope);
    if (end?.jump === 'break') break;
    if (end !== undefined && end.jump === undefined) return end;
  }
  return undefined;
}

/** `while (test)`, and `for (begin; test; step)`. */
function runWhile(
  statement: ESTree.ForStatement | ESTree.WhileStatement,
  scopes: readonly Scope[],
  reader: StatementReader,
): Ending | undefined {
  const scope: Scope = new Map();
  const around = [scope, ...scopes];
  const within = (node: ESTree.Node): unknown => reader.read(node, around);
  const { init, update } = statement.type === 'ForStatement' ? statement : { init: null, update: null };
  if (init?.type === 'VariableDeclaration') declare(init, scope, within);
  else if (init) within(init);
  for (;;) {
    const test = statement.test ? within(statement.test) : UNREAD;
    if (test === UNREAD) return void reader.tell(statement);
    if (!test) return undefined;
    const end = runStatements([statement.body], [new Map(), ...around], reader);
    if (end?.jump === 'break') return undefined;
    if (end !== undefined && end.jump === undefined) return end;
    if (update) within(update);
  }
}

function endsInThrow(statement: ESTree.Statement): boolean {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return last?.type === 'ThrowStatement';
}
