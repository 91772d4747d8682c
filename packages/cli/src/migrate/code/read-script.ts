import { parseSync } from 'vite';
import type { ESTree } from 'vite';

/** A name that a statement brings from another module. */
export interface ScriptName {
  /** As that module exports it: `default`, `*` for all of it. */
  name: string;
  /** As it is called here; of one that is handed on, as it is exported. */
  local: string;
}

/** A place of a module that names another one. */
export interface ModuleImport {
  /** Offsets of the statement. */
  start: number;
  end: number;
  /** Offsets of the address, with its quotes. */
  from: number;
  to: number;
  written: string;
  names: ScriptName[];
  /** `use`: `import { a } from`. `hand-on`: `export { a } from`. `run`: `import './a.css'`. `later`: `import('./a')`. */
  kind: 'use' | 'hand-on' | 'run' | 'later';
}

/** A statement of a module that is no import. */
export interface ModuleStatement {
  start: number;
  end: number;
  /** Names that it gives to the module. */
  declares: string[];
  /** What it exports, and by which name that is known in the module. */
  exports: ScriptName[];
  /** Names that it needs, without those of types. */
  uses: ReadonlySet<string>;
  /** A component that is made on a server: an `async` function. */
  isServerPart: boolean;
}

/** A script as its statements. */
export interface ScriptModule {
  text: string;
  program: ESTree.Program;
  imports: ModuleImport[];
  statements: ModuleStatement[];
}

/** Reads which names the statements of a script bring, declare and use; undefined where its syntax is none. */
export function readScript(file: string, text: string): ScriptModule | undefined {
  const { program, module, errors } = parseSync(file, text, { lang: file.endsWith('.ts') ? 'ts' : 'tsx', sourceType: 'module' });
  if (errors.length > 0) return undefined;
  const later = module.dynamicImports.map(({ start, end, moduleRequest }): ModuleImport => {
    const written = /^(["'`])([^"'`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end).trim())?.[2] ?? '';
    return { start, end, from: moduleRequest.start, to: moduleRequest.end, written, names: [], kind: 'later' };
  });
  const imports = program.body.flatMap((statement) => readImport(statement) ?? []);
  const statements = program.body.filter((statement) => readImport(statement) === undefined).map(readStatement);
  return { text, program, imports: [...imports, ...later], statements };
}

function readImport(statement: ESTree.Statement): ModuleImport | undefined {
  switch (statement.type) {
    case 'ImportDeclaration': {
      if (statement.importKind === 'type') return { ...placeOf(statement, statement.source), names: [], kind: 'use' };
      const names = statement.specifiers.flatMap((one): ScriptName[] => {
        if (one.type === 'ImportDefaultSpecifier') return [{ name: 'default', local: one.local.name }];
        if (one.type === 'ImportNamespaceSpecifier') return [{ name: '*', local: one.local.name }];
        return one.importKind === 'type' ? [] : [{ name: nameOf(one.imported), local: one.local.name }];
      });
      return { ...placeOf(statement, statement.source), names, kind: statement.specifiers.length === 0 ? 'run' : 'use' };
    }
    case 'ExportAllDeclaration':
      return { ...placeOf(statement, statement.source), names: [{ name: '*', local: '*' }], kind: 'hand-on' };
    case 'ExportNamedDeclaration': {
      if (!statement.source) return undefined;
      const isType = statement.exportKind === 'type';
      const names = statement.specifiers.flatMap((one): ScriptName[] =>
        isType || one.exportKind === 'type' ? [] : [{ name: nameOf(one.local), local: nameOf(one.exported) }],
      );
      return { ...placeOf(statement, statement.source), names, kind: 'hand-on' };
    }
    default:
      return undefined;
  }
}

function placeOf(statement: ESTree.Node, source: ESTree.StringLiteral): Pick<ModuleImport, 'start' | 'end' | 'from' | 'to' | 'written'> {
  return { start: statement.start, end: statement.end, from: source.start, to: source.end, written: source.value };
}

function readStatement(statement: ESTree.Statement): ModuleStatement {
  const uses = new Set<string>();
  collectNames(statement, uses);
  const { start, end } = statement;
  const plain = { start, end, uses, exports: [], isServerPart: false };
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    const own = 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : 'default';
    return { ...plain, declares: [own], exports: [{ name: own, local: 'default' }], isServerPart: isAsync(declaration) };
  }
  if (statement.type === 'ExportNamedDeclaration') {
    const { declaration } = statement;
    const declares = declaration ? declaredNames(declaration) : [];
    const listed = statement.specifiers.map((one) => ({ name: nameOf(one.local), local: nameOf(one.exported) }));
    return {
      ...plain,
      declares,
      exports: [...declares.map((name) => ({ name, local: name })), ...listed],
      isServerPart: declaration !== null && isServerPart(declaration),
    };
  }
  return { ...plain, declares: declaredNames(statement), isServerPart: isServerPart(statement) };
}

function declaredNames(statement: ESTree.Node): string[] {
  if (statement.type === 'VariableDeclaration') {
    const names = new Set<string>();
    for (const { id } of statement.declarations) collectNames(id, names);
    return [...names];
  }
  if (/^TS(?!EnumDeclaration)/.test(statement.type)) return [];
  return 'id' in statement && statement.id !== null && typeof statement.id === 'object' && 'name' in statement.id
    ? [String(statement.id.name)]
    : [];
}

function isServerPart(statement: ESTree.Node): boolean {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.some(({ id, init }) => id.type === 'Identifier' && /^[A-Z]/.test(id.name) && isAsync(init));
  return statement.type === 'FunctionDeclaration' && /^[A-Z]/.test(statement.id?.name ?? '') && isAsync(statement);
}

function isAsync(node: ESTree.Node | null): boolean {
  return (
    (node?.type === 'FunctionDeclaration' || node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression') && node.async
  );
}

/** Nodes of TypeScript that hold an expression; all others are types. */
const HOLDING = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TS(?:TypeAssertion|EnumDeclaration|EnumBody|EnumMember)$/;

/** Gathers the names that a piece of code refers to, without those of properties and types. */
export function collectNames(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const one of node) collectNames(one, found);
    return;
  }
  if (!isNode(node) || (node.type.startsWith('TS') && !HOLDING.test(node.type))) return;
  switch (node.type) {
    case 'Identifier':
      found.add(node.name);
      return;
    case 'JSXIdentifier':
      // `div` is a tag.
      if (!/^[a-z]/.test(node.name)) found.add(node.name);
      return;
    case 'MemberExpression':
      collectNames(node.object, found);
      if (node.computed) collectNames(node.property, found);
      return;
    case 'JSXMemberExpression':
      if (node.object.type === 'JSXIdentifier') found.add(node.object.name);
      else collectNames(node.object, found);
      return;
    case 'JSXAttribute':
      collectNames(node.value, found);
      return;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      if (node.computed) collectNames(node.key, found);
      collectNames(node.value, found);
      return;
    default:
      for (const child of Object.values(node)) collectNames(child, found);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}
