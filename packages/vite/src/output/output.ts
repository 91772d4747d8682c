import type { ExtensionModule } from '../extension/extension-module.ts';
import type { Output } from '../extension/output.ts';

/** The shape of an output is part of what everybody may extend a site with. */
export type { Output, OutputContent, OutputFile, OutputSource } from '../extension/output.ts';

/** An output with the extension that gives it; Octavo's own have none. */
export type GivenOutput = Output & { readonly module?: ExtensionModule };
