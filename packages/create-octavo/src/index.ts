export type { GivenOptions } from './ask-questions.ts';
export { beginPackage } from './begin-package.ts';
export { InitError } from './init-error.ts';
export { initSite } from './init-site.ts';
export type { InitOptions, InitResult } from './init-site.ts';
export { createFrom, runCreate } from './run-create.ts';
export type { CreateTerminal } from './run-create.ts';
