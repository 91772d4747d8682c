import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { BakedProxy } from './baked-proxy.ts';
import { createVercelProxy } from './vercel.ts';

/**
 * Makes the listener of a server of Node, for an app that has one. The file that is run itself (`file` is its `import.meta.url`) is a server:
 * at `HOST` and `PORT`, 127.0.0.1 and 8788 by default.
 */
export function createNodeProxy(baked: BakedProxy, file: string): RequestListener {
  const listener = createVercelProxy(baked);
  const [, program = ''] = process.argv;
  if (file === pathToFileURL(program).href) {
    const { HOST: host = '127.0.0.1', PORT: port = '8788' } = process.env;
    const server = createServer(listener).listen(Number(port), host, () => {
      const address = server.address();
      console.log(`Octavo's proxy: http://${host}:${typeof address === 'object' && address ? address.port : port}${baked.pathname}`);
    });
  }
  return listener;
}
