import { addScript } from './add-script.ts';
import type { StartIntegration } from './integration.ts';

/** Adobe Experience Platform tags. */
export const start: StartIntegration = ({ launchUrl = '' }) => {
  addScript(launchUrl);
};
