import { addScript } from './add-script.ts';
import { createQueue, setGlobal } from './queue.ts';
import type { StartIntegration } from './integration.ts';

/** PostHog; its script follows the address itself. */
export const start: StartIntegration = ({ apiKey = '', apiHost = 'https://us.i.posthog.com', sessionRecording }) => {
  const options = {
    api_host: apiHost,
    capture_pageview: 'history_change',
    capture_pageleave: true,
    disable_session_recording: sessionRecording === 'false',
  };
  setGlobal(
    'posthog',
    createQueue(['capture', 'identify', 'register', 'reset'], { _i: [[apiKey, options, 'posthog']], __SV: 1, people: createQueue([]) }),
  );
  const assets = apiHost.replace('.i.posthog.com', '-assets.i.posthog.com').replace(/\/+$/, '');
  addScript(`${assets}/static/array.js`, { crossorigin: 'anonymous' });
};
