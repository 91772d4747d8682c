/** What answers questions in the search dialog: whoever gives one brings it, so that the theme knows no model and no service. */
export interface AskClient {
  /** Answers in pieces, as they come. The signal says that the reader wants no more; of an error that is thrown the reader sees the message. */
  ask(question: AskQuestion, signal: AbortSignal): AsyncIterable<AskPiece>;
}

/** What a reader asks. */
export interface AskQuestion {
  text: string;
  /** The version and the language (its code) that the reader is in. */
  version?: string | undefined;
  language?: string | undefined;
  /** The best pages that the search finds for the text, from which an answer may be made; none where it does not work. */
  pages: readonly AskPage[];
}

/** A piece of an answer: more of its text, in Markdown, or what it was made from. */
export interface AskPiece {
  text?: string;
  sources?: readonly AskSource[];
}

/** A page that an answer was made from. */
export interface AskSource {
  title: string;
  /** Canonical address, or a whole one of another site. */
  href: string;
}

/** A page that may answer a question, with what of it the search found. Plain text. */
export interface AskPage extends AskSource {
  excerpts: readonly string[];
}
