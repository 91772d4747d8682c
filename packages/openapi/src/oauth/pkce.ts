/** The secret of one sign-in and what is told of it beforehand (RFC 7636). Kept until the answer comes, then thrown away. */
export interface Pkce {
  /** 43 characters of the unreserved ones. */
  verifier: string;
  /** The verifier's SHA-256 in base64url: the method `S256`. */
  challenge: string;
  /** What the answer must bring back unchanged. */
  state: string;
}

/**
 * Makes the secrets of one sign-in. `random` gives bytes, the platform's own by default. Works in secure contexts only (`https`, and
 * `http` on this machine), as `crypto.subtle` does.
 */
export async function createPkce(random: (length: number) => Uint8Array = randomBytes): Promise<Pkce> {
  const verifier = encodeBase64Url(random(32));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: encodeBase64Url(new Uint8Array(digest)), state: encodeBase64Url(random(16)) };
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

function encodeBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
