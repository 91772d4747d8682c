import { addScript } from './add-script.ts';
import { setGlobal, shareDataLayer } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Google Analytics 4; its script follows the address itself. */
export const start: StartIntegration = ({ measurementId = '' }) => {
  const layer = shareDataLayer();
  // The service tells a call from a list by its being `arguments`.
  const call = function (..._args: unknown[]): void {
    layer.push(arguments);
  };
  setGlobal('gtag', call);
  call('js', new Date());
  call('config', measurementId);
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`);
};
