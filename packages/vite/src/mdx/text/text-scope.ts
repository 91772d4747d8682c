/** A content file as text. */
export interface TextFile {
  /** Path from the content root. */
  file: string;
  text: string;
  /** False for one that nobody has checked: it is read as Markdown, and HTML in it is a text. Default true. */
  isTrusted?: boolean;
}

/** What a text is written with. */
export interface TextScope {
  /** Finds the file that an import of `importer` names, where it is Markdown or MDX, or what stands for an operation: `operation:GET /routes`. */
  findSnippet(specifier: string, importer: string): TextFile | undefined;
  /** The address that one of a file's text leads to. */
  toUrl(url: string, file: string): string;
}

/** What the name of an operation begins with, where a text asks for it as for a snippet. */
export const OPERATION = 'operation:';
