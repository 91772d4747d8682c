import type { BuiltFile } from '../files/built-file.ts';

/** What the bundler gives: its files, and what is asked of them. */
export interface BundlerOutput {
  browser: BuiltFile[];
  server: BuiltFile[];
  /** The script of documents without React, then its parts; empty where there are none. */
  core: BuiltFile[];
  chunks: BundledChunk[];
  assets: BundledAsset[];
  /** The name of the server's entry. */
  serverEntry: string;
}

/** A chunk of the browser's. Plain JSON. */
export interface BundledChunk {
  fileName: string;
  /** The module whose exports it gives. */
  facade: string | null;
  modules: string[];
  imports: string[];
  styles: string[];
}

/** An asset of the browser's, by the names of what it was made from. Plain JSON. */
export interface BundledAsset {
  fileName: string;
  names: string[];
}
