import { expect, test } from 'vitest';
import { formatPeers } from './format-peers.ts';
import type { BenchSample } from './measure/bench-sample.ts';

const machine = { processors: '2 × Xeon', memory: '24 GiB', system: 'Linux 6', node: 'v24.21.0', load: 0.05 };

const build = (value: number): BenchSample => ({ name: 'build, cold', unit: 's', value });
const requests: BenchSample = { name: 'page, requests', unit: 'requests', value: 7 };

test('each size of site is a table, with the spread of the runs, and a dash for what was not measured', () => {
  const results = [
    { tool: 'Octavo', version: '0.1.0', pages: 100, samples: [build(12.34), build(10), build(14), requests] },
    { tool: 'VitePress', version: '1.6.4', pages: 100, samples: [build(250)] },
    { tool: 'Octavo', version: '0.1.0', pages: 1000, samples: [build(30)] },
  ];
  expect(formatPeers(machine, results)).toBe(
    `Measured on 2 × Xeon, 24 GiB of memory, Linux 6, Node 24.21.0; load at the start: 0.05 per processor.

## 100 pages

|  | Octavo 0.1.0 | VitePress 1.6.4 |
| --- | --: | --: |
| build, cold, s | 12.3 (10.0–14.0) | 250 |
| page, requests | 7.0 | – |

## 1000 pages

|  | Octavo 0.1.0 |
| --- | --: |
| build, cold, s | 30.0 |
`,
  );
});
