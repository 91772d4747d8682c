/** Runs in the browser before anything else: notes when the dev server last said that something has changed. */
export function noteMessages(): void {
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes('"type":"update"')) Reflect.set(window, 'octavoBenchHeard', Date.now());
      });
    }
  };
}
