import type { Output, OutputFile } from './output.ts';
import { checkHead } from './check-head.ts';
import { guard } from './extension-error.ts';
import type { ExtensionModule } from './extension-module.ts';
import { readListed } from './read-listed.ts';

/** An output that an extension gives. */
export interface GuardedOutput extends Output {
  module: ExtensionModule;
}

/** An output of an extension: whatever it throws names the extension, and its addresses begin with a slash. */
export function guardOutput(output: Output, module: ExtensionModule): GuardedOutput {
  const toFile = ({ href, type, read }: OutputFile): OutputFile => ({
    href: href.startsWith('/') ? href : `/${href}`,
    type,
    read: guard(read, module),
  });
  // A generator runs while it is read.
  const listAll = guard(async (...given: Parameters<Output['list']>) => (await readListed(output.list(...given))).map(toFile), module);
  const { find, head, prepare } = output;
  const findOne = find && guard(find.bind(output), module);
  return {
    ...output,
    module,
    name: `${output.name} (${module.name})`,
    list: listAll,
    ...(findOne && { find: async (href) => ((file) => file && toFile(file))(await findOne(href)) }),
    ...(head && { head: guard(checkHead(head.bind(output)), module) }),
    ...(prepare && { prepare: guard(prepare.bind(output), module) }),
  };
}
