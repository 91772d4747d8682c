import { addScript } from './add-script.ts';
import { findGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** Front Chat: a conversation with the site's people. */
export const start: StartIntegration = ({ snippetId = '' }) => {
  addScript('https://chat-assets.frontapp.com/v1/chat.bundle.js', {}, () => {
    const call: unknown = findGlobal('FrontChat');
    if (typeof call === 'function') call('init', { chatId: snippetId, useDefaultLauncher: true });
  });
};
