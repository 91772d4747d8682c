import type { ChannelListener, Connection } from './connection.ts';

/** Opens a WebSocket; `protocols` are those that the page offers. */
export function openSocket(url: string, protocols: string[], { onOpen, onMessage, onClose }: ChannelListener): Connection {
  let socket: WebSocket;
  try {
    socket = new WebSocket(url, protocols);
  } catch (error) {
    // What is no address, and what the page may not reach.
    if (!(error instanceof DOMException)) throw error;
    onClose(error.message);
    return { close() {} };
  }
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }: MessageEvent<string | Blob>) =>
    onMessage(typeof data === 'string' ? { text: data } : { size: data.size }),
  );
  socket.addEventListener('close', ({ code, reason }) => onClose([code, reason].filter(Boolean).join(' ')));
  return { send: (text) => socket.send(text), close: () => socket.close(1000) };
}
