import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { TestProject } from 'vitest/node';

import { givePackages } from '../harness/own-packages.ts';
import { findPacked, type Packed } from './find-packed.ts';

/**
 * Vitest's global setup: an endpoint that gives the packages as they are published. They are built and packed when it is first asked, once for
 * all projects: files that run none of them go on meanwhile.
 */
export async function setup(project: TestProject): Promise<() => void> {
  let packed: Promise<Packed> | undefined;
  const server = createServer((_, response) => {
    packed ??= findPacked();
    packed.then(
      (found) => {
        givePackages(found.packages);
        response.end(JSON.stringify(found));
      },
      (error: unknown) => response.end(JSON.stringify({ error: String(error) })),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('packedEndpoint', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => void server.close();
}
