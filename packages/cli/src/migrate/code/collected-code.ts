/** Code of an old site that works here, with all that it rests on. Targets are paths from the new folder. */
export interface CollectedCode {
  /** Where its script goes. */
  target: string;
  /** Texts by their targets. */
  files: Map<string, string>;
  /** Files that are copied: paths from the source folder by their targets. */
  copies: Map<string, string>;
  /** Versions of packages by their names. */
  packages: Map<string, string>;
  /** Components of the old framework that only show what they hold here. */
  stubs: Set<string>;
  /** Addresses of the old site's server that it asks. */
  asks: Set<string>;
  /** What works another way here. */
  differs: Set<string>;
}

/** Nothing yet, for a script at a target. */
export function createCode(target: string): CollectedCode {
  return { target, files: new Map(), copies: new Map(), packages: new Map(), stubs: new Set(), asks: new Set(), differs: new Set() };
}

/** Adds what another script needs. */
export function addCode(code: CollectedCode, part: CollectedCode): void {
  for (const [target, text] of part.files) code.files.set(target, text);
  for (const [target, file] of part.copies) code.copies.set(target, file);
  for (const [name, version] of part.packages) code.packages.set(name, version);
  for (const one of part.stubs) code.stubs.add(one);
  for (const one of part.asks) code.asks.add(one);
  for (const one of part.differs) code.differs.add(one);
}
