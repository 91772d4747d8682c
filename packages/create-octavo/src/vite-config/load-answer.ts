/** What is looked for in a loaded config. */
export interface LoadRequest {
  /** Absolute paths of the configs to load, copies beside the originals. */
  files: string[];
  /** The keys that lead to the list of plugins: `['vite', 'plugins']` in Astro's. */
  keys: readonly string[];
  /** Address of the Vite that loads them, as for `import`. */
  vite: string;
}

/** A config as Vite loads it, told without its functions. */
export interface LoadedViteConfig {
  /** The names in the list in their order, lists within it flattened: of plugins, or Nuxt's modules. */
  plugins: string[];
  /** The fields that it has: what merges configs may lose some. */
  keys: string[];
  /** As written: relative to the config's folder or absolute. */
  root?: string;
  /** As written. */
  base?: string;
  outDir?: string;
  isLibrary: boolean;
}

/** One config for one command, or why it cannot be loaded. */
export type LoadAnswer = { config: LoadedViteConfig } | { error: string };
