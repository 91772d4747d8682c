import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { endBrokenStreams } from './end-broken-streams.ts';

it('ends the response alone where a file that is sent cannot be opened', async () => {
  const server = createServer((request, response) => {
    endBrokenStreams(response);
    if (request.url === '/whole') return void response.end('whole');
    response.writeHead(200);
    createReadStream('/nothing/is/here').pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/broken`).then((response) => response.text())).rejects.toThrow(/terminated|fetch failed/);
  expect(await fetch(`http://127.0.0.1:${port}/whole`).then((response) => response.text())).toBe('whole');
  server.close();
});
