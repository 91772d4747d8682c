import { addScript } from './add-script.ts';
import type { StartIntegration } from './integration.ts';

/** Pirsch; its script follows the address itself. */
export const start: StartIntegration = ({ id = '' }) => {
  addScript('https://api.pirsch.io/pa.js', { id: 'pianjs', 'data-code': id });
};
