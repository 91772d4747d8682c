import { addScript } from './add-script.ts';
import type { StartIntegration } from './integration.ts';

/** Plausible, its own or one at another address; its script follows the address itself. */
export const start: StartIntegration = ({ domain = '', server = 'plausible.io' }) => {
  const host = /^https?:\/\//.test(server) ? server.replace(/\/+$/, '') : `https://${server}`;
  addScript(`${host}/js/script.js`, { 'data-domain': domain });
};
