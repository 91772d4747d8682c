import { addScript } from './add-script.ts';
import { createQueueFunction, setGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Microsoft Clarity. */
export const start: StartIntegration = ({ projectId = '' }) => {
  setGlobal('clarity', createQueueFunction());
  addScript(`https://www.clarity.ms/tag/${encodeURIComponent(projectId)}`);
};
