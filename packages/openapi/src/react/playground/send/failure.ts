/** Why a request did not get an answer that a page may read. */
export interface Failure {
  kind: 'address' | 'method' | 'offline' | 'mixed-content' | 'private-network' | 'cors' | 'unreachable' | 'redirect' | 'proxy';
  title: string;
  /** Plain sentences. */
  text: string;
  /** Headers that the API would have to answer with, as `Name: value`. */
  headers: string[];
}
