import type { Json } from '@octavo/core';

/** The value of a JSON text; the text itself where it is none, whatever says that it is. */
export function parseJsonText(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
