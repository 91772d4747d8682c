/** A flow of OAuth 2. */
export interface OAuthFlow {
  type: 'authorizationCode' | 'implicit' | 'password' | 'clientCredentials' | 'deviceAuthorization';
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  /** Scope and what it allows. */
  scopes: Record<string, string>;
}

/** A way to prove who sends a request (the Security Scheme Object of OpenAPI 3.2). */
export type SecurityScheme = { name: string; description?: string; deprecated?: boolean } & (
  | { type: 'apiKey'; in: 'header' | 'query' | 'cookie'; parameter: string }
  | { type: 'http'; scheme: string; bearerFormat?: string }
  | { type: 'oauth2'; flows: OAuthFlow[]; metadataUrl?: string }
  | { type: 'openIdConnect'; openIdConnectUrl: string }
  | { type: 'mutualTLS' }
  /** What brokers of messages ask for, and no request of a page carries, as AsyncAPI calls it: `scramSha512`. */
  | { type: 'broker'; mechanism: string }
);

/** One scheme that a request must satisfy, with the scopes that it needs. */
export interface SecurityRequirement {
  scheme: SecurityScheme;
  scopes: string[];
}

/** The alternatives: a request satisfies every requirement of one of them. An empty alternative means that none is needed. */
export type Security = SecurityRequirement[][];
