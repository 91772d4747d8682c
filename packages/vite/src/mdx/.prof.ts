import { createCompiler } from './create-compiler.ts';
import { readFileSync, globSync } from 'node:fs';
const files = globSync('/tmp/mdxbench/**/*.mdx').slice(0,400).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const c = createCompiler({ dev: false, componentNames: ['CodeBlock','Mermaid','Card','Note'] });
for (const f of files.slice(0,50)) await c.compile(f);
const t = performance.now(); const cpu=process.cpuUsage();
for (const f of files) await c.compile(f);
console.log((performance.now() - t)/400, 'ms/page', process.cpuUsage(cpu).user/400e3);
