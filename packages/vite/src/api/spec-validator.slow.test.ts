import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** The option of a Node that does not end when it is asked to. */
const DEAF = "--import=data:text/javascript,process.on('SIGTERM',()=>{})";

it('keeps the process until the validator’s own has ended, however long that takes', async () => {
  const env = { ...process.env, NODE_OPTIONS: DEAF };
  const child = fork(path.join(import.meta.dirname, 'fixtures/validate-and-end.ts'), { stdio: 'pipe', env });
  const [ended, told] = await Promise.all([once(child, 'exit'), text(Readable.from(child.stdout ?? []))]);
  expect([ended, told]).toEqual([[0, null], 'ended']);
});
