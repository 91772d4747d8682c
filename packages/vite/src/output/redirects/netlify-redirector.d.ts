declare module 'netlify-redirector' {
  /** What Netlify's engine of redirects takes of a request. */
  export interface MatchedRequest {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Readonly<Record<string, string>>;
    cookieValues: Readonly<Record<string, string>>;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }

  /** The rule that takes a request; null for none. */
  export type Matched = { to: string; status: number } | null;

  const redirector: { parsePlain: (rules: string, options: object) => Promise<{ match: (request: MatchedRequest) => Matched }> };
  export default redirector;
}
