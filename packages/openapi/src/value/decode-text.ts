/** Undoes percent-encoding; what is none, or bytes that are no UTF-8, stay as they are written. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
