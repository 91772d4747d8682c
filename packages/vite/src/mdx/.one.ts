import { createCompiler } from './create-compiler.ts';
import { readFileSync } from 'node:fs';
const c = createCompiler({ dev: process.argv[3]==='dev', componentNames: ['CodeBlock','Mermaid','Card','Note','Steps','Step','Tree'] });
const p = await c.compile({ file: process.argv[2], text: readFileSync(process.argv[2],'utf8') });
console.log(p.code); console.log({...p, code: ''});
