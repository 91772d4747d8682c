import type { ESTree } from 'vite';
import type { Scope } from './scope.ts';
import { declare, once } from './scope.ts';
import { UNREAD } from './unread.ts';

/** What statements are read with. */
export interface StatementReader {
  /** Reads a node with the names around it. */
  read(node: ESTree.Node, scopes: readonly Scope[]): unknown;
  /** Tells of a part that cannot be read. */
  tell(node: ESTree.Node): void;
}

/** How statements of a function ended: with what it returns. */
export interface Ending {
  value: unknown;
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
  const runWithin = (inner: ESTree.Statement, scope: Scope = new Map()): Ending | undefined =>
    runStatements(inner.type === 'BlockStatement' ? inner.body : [inner], [scope, ...scopes], reader);
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
      return runWithin(statement);
    case 'IfStatement': {
      // The old site was built: what would have ended it did not come true.
      if (endsInThrow(statement.consequent)) return statement.alternate ? runWithin(statement.alternate) : undefined;
      const test = read(statement.test);
      // What only a program would decide is taken for true, as in an expression.
      if (test === UNREAD || test) return runWithin(statement.consequent);
      return statement.alternate ? runWithin(statement.alternate) : undefined;
    }
    case 'SwitchStatement': {
      const value = read(statement.discriminant);
      const { cases } = statement;
      const found = cases.findIndex(({ test }) => test && read(test) === value);
      const first = found === -1 ? cases.findIndex(({ test }) => !test) : found;
      if (value === UNREAD) reader.tell(statement);
      if (value === UNREAD || first === -1) return undefined;
      // Up to the first that breaks.
      const rest = cases.slice(first).flatMap(({ consequent }) => consequent);
      const last = rest.findIndex(({ type }) => type === 'BreakStatement');
      return runStatements(last === -1 ? rest : rest.slice(0, last), [new Map(), ...scopes], reader);
    }
    case 'ForOfStatement': {
      const list = read(statement.right);
      const name = statement.left.type === 'VariableDeclaration' ? statement.left.declarations[0]?.id : undefined;
      if (!Array.isArray(list) || name?.type !== 'Identifier') return undefined;
      // As it is now: the body may put more into it.
      const entries: unknown[] = [...list];
      for (const one of entries) {
        const end = runWithin(statement.body, new Map([[name.name, () => one]]));
        if (end !== undefined) return end;
      }
      return undefined;
    }
    case 'ExpressionStatement':
      read(statement.expression);
      return undefined;
    default:
      reader.tell(statement);
      return undefined;
  }
}

function endsInThrow(statement: ESTree.Statement): boolean {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return last?.type === 'ThrowStatement';
}
