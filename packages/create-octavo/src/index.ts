export type { GivenOptions } from './terminal/ask-questions.ts';
export { beginPackage } from './edits/begin-package.ts';
export { InitError } from './init-error.ts';
export { initSite } from './init-site.ts';
export type { InitOptions, InitResult } from './init-site.ts';
export { createFrom, runCreate } from './terminal/run-create.ts';
export type { CreateTerminal } from './terminal/run-create.ts';
