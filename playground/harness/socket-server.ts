import { WebSocketServer } from 'ws';

/** A WebSocket server on this machine that sends each message back. */
export interface SocketServer {
  /** `ws://127.0.0.1:1234` */
  origin: string;
  /** The addresses that were opened, and what was sent there: `/ships/7?since=1`, `{"knots":1}`; `left` when a client goes. */
  seen: string[];
  stop(): Promise<void>;
}

/** Starts it; whoever comes is sent `hello` first, as it is. */
export async function startSocketServer({ hello }: { hello: string }): Promise<SocketServer> {
  const seen: string[] = [];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket, request) => {
    seen.push([request.url, socket.protocol].filter(Boolean).join(' '));
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : '';
      seen.push(text);
      socket.send(text);
    });
    socket.on('close', () => seen.push('left'));
    socket.send(hello);
  });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `ws://127.0.0.1:${address.port}`,
    seen,
    stop: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
}
