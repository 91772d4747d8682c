/** A file of a config: its path from the content root, and its text. */
export interface ConfigText {
  file: string;
  text: string;
}

/** What became of a file that a config refers to: its text, or why there is none. */
export type ConfigReadResult = { text: string } | { problem: 'missing' | 'outside' };

/** Reads a file that a config refers to, by its path from the content root. `outside` is a link that points outside the project. */
export type ConfigReader = (file: string) => ConfigReadResult;
