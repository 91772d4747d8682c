import process from 'node:process';
import { validateDocument } from '@octavo/openapi/internal/validate';

/** An API file: its path or address, and its text. */
export interface SpecText {
  source: string;
  text: string;
}

/*
 * Checks each file that its parent sends, and sends back what it found: `createSpecValidator` starts this in a process of its own.
 */
process.on('message', ({ text, source }: SpecText) => void validateDocument(text, source).then((found) => process.send?.(found)));
