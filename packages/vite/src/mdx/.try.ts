import { createCompiler } from '/work/main/packages/vite/src/mdx/create-compiler.ts';
import { readFileSync, globSync } from 'node:fs';
const names = 'Accordion AccordionGroup Card CardGroup Columns Column Note Warning Info Tip Check Danger Callout CodeGroup Tabs Tab Steps Step Frame ResponseField ParamField Expandable Icon Update RequestExample ResponseExample Tooltip Badge Panel View Tree Tile Color Prompt Visibility Banner Mermaid Latex Snippet Link Heading GitHub Image CodeBlock'.split(' ');
const c = createCompiler({ dev: false, componentNames: names });
const site = process.argv[2];
const files = globSync(`/work/shared/corpus/${site}/**/*.{mdx,md}`).filter(f=>!f.includes('node_modules'));
let t=0; const n=Date.now(); const kinds:Record<string,number>={};
for (const f of files) {
  const text=readFileSync(f,'utf8');
  const p=await c.compile({file:f.slice(21),text,isPage:!/\/_?snippets\//.test(f)});
  for (const d of p.diagnostics) { kinds[d.code]=(kinds[d.code]??0)+1; console.log(d.severity,d.code,d.file+':'+d.line+':'+d.column,d.message,d.hint??''); if(d.severity==='error'&&process.argv[3]) console.log(d.frame); }
}
console.log(site, files.length, Date.now()-n,'ms', kinds);
