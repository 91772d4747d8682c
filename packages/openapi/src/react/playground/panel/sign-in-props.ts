import type { SecurityRequirement } from '../../../model/security.ts';
import type { Credential } from '../../../request/credentials.ts';
import type { CredentialPlace } from '../keep/credential-store.ts';

/** Where a reader signs in, and who is told of the token. */
export interface SignInProps {
  requirement: SecurityRequirement;
  /** What relative addresses of the flow are relative to. */
  base: string | undefined;
  /** Where the token is kept. */
  place: CredentialPlace;
  credential: Credential | undefined;
  onToken: (token: string) => void;
}
