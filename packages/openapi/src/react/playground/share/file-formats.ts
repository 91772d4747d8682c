import { createBrunoFile } from './create-bruno-file.ts';
import { createHar } from './create-har.ts';
import { createPostmanCollection } from './create-postman-collection.ts';
import type { PortableRequest } from './portable-request.ts';

/** A file that another program opens a request from. */
export interface FileFormat {
  /** The name of the program or the format. */
  name: string;
  ending: string;
  write: (request: PortableRequest) => string;
}

/** The files that a request is saved as. */
export const FILE_FORMATS: readonly FileFormat[] = [
  { name: 'HAR', ending: '.har', write: (request) => writeJson(createHar(request, new Date())) },
  { name: 'Postman', ending: '.postman_collection.json', write: (request) => writeJson(createPostmanCollection(request)) },
  { name: 'Bruno', ending: '.bru', write: createBrunoFile },
];

function writeJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
