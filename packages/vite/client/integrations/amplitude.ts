import { addScript } from './add-script.ts';
import { findGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Amplitude. */
export const start: StartIntegration = ({ apiKey = '' }) => {
  addScript(`https://cdn.amplitude.com/script/${encodeURIComponent(apiKey)}.js`, {}, () => {
    const init = findGlobal('amplitude')?.['init'];
    if (typeof init === 'function') init(apiKey, { autocapture: true });
  });
};
