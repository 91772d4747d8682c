import path from 'node:path';
import { putImports, isKnownComponent } from '../../text/import-provided.ts';
import { maskCode } from '../../text/mask-code.ts';
import type { OldSource } from '../../source.ts';
import type { Codemod } from '../../tool.ts';

/** Components of the hub's own are files of MDX here, too: they come along, and pages import those that they use. */
export const importBlocks: Codemod = (text, { source, site }) => {
  const masked = maskCode(text);
  const used = listBlocks(source).filter(({ name }) => new RegExp(`<${name}(?=[\\s/>])`).test(masked));
  return putImports(
    text,
    used.map(({ name, isNamed, file }) => {
      const target = `snippets/${path.posix.relative(FOLDER, file)}`;
      if (!site.assets.some((asset) => asset.target === target)) site.assets.push({ file, target });
      return `import ${isNamed ? `{ ${name} }` : name} from '/${target}';`;
    }),
  );
};

const FOLDER = 'custom_blocks';

interface Block {
  name: string;
  /** Whether the file exports it: a file without exports is shown as a whole. */
  isNamed: boolean;
  file: string;
}

const BLOCKS = new WeakMap<OldSource, Block[]>();

function listBlocks(source: OldSource): Block[] {
  const known = BLOCKS.get(source);
  if (known !== undefined) return known;
  const found = source.list(FOLDER).flatMap((file): Block[] => {
    if (!/\.mdx?$/.test(file)) return [];
    const exported = [...(source.read(file) ?? '').matchAll(/^export\s+(?:const|function)\s+([A-Z]\w*)/gm)];
    return exported.length === 0
      ? [{ name: path.posix.basename(file).replace(/\.mdx?$/, ''), isNamed: false, file }]
      : exported.map(([, name = '']) => ({ name, isNamed: true, file }));
  });
  const own = found.filter(({ name }) => /^[A-Z]\w*$/.test(name) && !isKnownComponent(name));
  BLOCKS.set(source, own);
  return own;
}
