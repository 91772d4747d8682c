import { addScript } from './add-script.ts';
import { createQueueFunction, setGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Hotjar. */
export const start: StartIntegration = ({ hjid = '', hjsv = '6' }) => {
  setGlobal('hj', createQueueFunction());
  setGlobal('_hjSettings', { hjid: Number(hjid), hjsv: Number(hjsv) });
  addScript(`https://static.hotjar.com/c/hotjar-${encodeURIComponent(hjid)}.js?sv=${encodeURIComponent(hjsv)}`);
};
