/** A module of ours that stands for one of another framework. */
export interface Shim {
  /** How its file is called. */
  name: string;
  /** As the framework calls it. */
  written: string;
  code: string;
}

/** Modules by the addresses that they stand for. */
export type Shims = Readonly<Record<string, string>>;
