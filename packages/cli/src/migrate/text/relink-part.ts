import path from 'node:path';
import { editProse } from './edit-prose.ts';

/** `](a.md)`, `src="./a.png"`, `[a]: ../b.md` where the address is relative. */
const RELATIVE = /(\]\([ \t]*<?|\b(?:src|href)=["']|^ {0,3}\[[^\]\n]+\]:[ \t]*<?)(?![a-z][\w+.-]*:|[/#?@~<{$])([^\s)"'<>]+)/gim;

/** Where a text becomes part of another; both are paths from the source folder. */
interface PartPlace {
  from: string;
  into: string;
  /** Whether an address means this file; by default each does. */
  isMeant?(file: string): boolean;
}

/** Relative links of a text that becomes part of another are meant from its own file. */
export function relinkPart(part: string, { from, into, isMeant = () => true }: PartPlace): string {
  const [own, other] = [path.posix.dirname(from), path.posix.dirname(into)];
  if (own === other) return part;
  return editProse(part, RELATIVE, ({ groups: [, before = '', address = ''] }) =>
    isMeant(path.posix.join(own, address)) ? before + path.posix.join(path.posix.relative(other, own), address) : undefined,
  );
}
