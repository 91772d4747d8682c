/** The shape of an output is part of what everybody may extend a site with. */
export type { Output, OutputContent, OutputFile, OutputSource } from '../extension/output.ts';
