/** The name that a reference goes by: `#/components/schemas/Route` and `parts/Route.yaml` are both `Route`. */
export function refName(ref: string): string {
  const hash = ref.indexOf('#');
  const pointer = hash < 0 ? '' : ref.slice(hash + 1);
  const last = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (last !== '') return decodePointer(last);
  const file = hash < 0 ? ref : ref.slice(0, hash);
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
}

/** Undoes what a JSON pointer in a fragment escapes (RFC 6901, 6). */
function decodePointer(text: string): string {
  const plain = text.replaceAll('~1', '/').replaceAll('~0', '~');
  return /^(?:[^%]|%[\da-f]{2})*$/i.test(plain) ? safeDecode(plain) : plain;
}

/** Bytes that are no UTF-8 stay as they are written. */
function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
