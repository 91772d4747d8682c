import { readKept } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';

/** Told to the window when another environment is chosen: all forms of its page follow. */
export const ENVIRONMENT_EVENT = 'octavo:environment';

/** The name of the environment that a reader chose last for an API; empty for the one that every API has. */
export function findEnvironment(api: string, find?: FindKeeper): string {
  return readKept(keyOfEnvironment(api), find) ?? '';
}

/** What all that is typed in an environment is kept for. */
export function siteOfEnvironment(api: string, name: string): string {
  return name === '' ? api : `${api}\n${name}`;
}

/** What the chosen environment of an API is kept under. */
export function keyOfEnvironment(api: string): string {
  return `octavo:environment:${JSON.stringify([api])}`;
}
