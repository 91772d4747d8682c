/** A part of an operation's page, in the table of contents. */
export interface OperationSection {
  id: string;
  title: string;
}
