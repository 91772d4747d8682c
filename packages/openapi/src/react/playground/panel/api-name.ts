/** Where an API is: the base and the name of its site, and its file. */
export interface ApiSource {
  base: string;
  name: string;
  source: string;
}

/** The API of a site, as what is typed for it is kept under. */
export function nameApi({ base, name, source }: ApiSource): string {
  return JSON.stringify([base, name, source]);
}
