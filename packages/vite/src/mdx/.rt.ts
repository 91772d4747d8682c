import { createCompiler } from './create-compiler.ts';
import { readFileSync, globSync, writeFileSync, mkdirSync, rmSync } from 'node:fs';
const names = 'Accordion AccordionGroup Card CardGroup Columns Column Note Warning Info Tip Check Danger Callout CodeGroup Tabs Tab Steps Step Frame ResponseField ParamField Expandable Icon Update RequestExample ResponseExample Tooltip Badge Panel View Tree Tile Color Prompt Visibility Banner Mermaid Latex Snippet Link Heading GitHub Image CodeBlock'.split(' ');
rmSync('/tmp/rt/out',{recursive:true,force:true}); mkdirSync('/tmp/rt/out',{recursive:true});
const React = await import('/work/main/packages/vite/node_modules/react/index.js') as any;
const { renderToStaticMarkup } = await import('/work/main/packages/vite/node_modules/react-dom/server.node.js') as any;
const errors: Record<string, number> = {};
console.error = (...a: unknown[]) => { const m = String(a[0]).slice(0,110)+' | '+a.slice(1,4).map(x=>String(x).slice(0,30)).join(','); errors[m] = (errors[m] ?? 0) + 1; };
for (const dev of [false, true]) {
  const c = createCompiler({ dev, componentNames: names });
  let n=0, bad=0;
  const files = globSync(`/work/shared/corpus/*/**/*.{mdx,md}`).filter(f=>!f.includes('node_modules'));
  for (const f of files) {
    const p=await c.compile({file:f,text:readFileSync(f,'utf8'),isPage:!/\/_?snippets\//.test(f)});
    let code = p.code.replace(/^import (.*?) from ["']([^"']+)["'];$/gm,(m,what,spec)=>/^(react|@mdx-js|react\/.*)$/.test(spec)?m: (()=>{ const ids=[...what.matchAll(/(?:\w+ as )?(\w+)/g)].map(x=>x[1]); return ids.map(i=>`const ${i} = ({children}) => children ?? null;`).join('') })());
    const out=`/tmp/rt/out/${dev}${n++}.mjs`; writeFileSync(out, code);
    try {
      const m = await import(out);
      const stub = Object.fromEntries(names.map(k=>[k, Object.assign(({children, html}: any)=>html?React.createElement('div',{dangerouslySetInnerHTML:{__html:html}}):React.createElement('section',null,children),{Folder:'div',File:'div',Row:'div',Item:'div',Repo:'div'})]));
      renderToStaticMarkup(React.createElement(m.default,{components:stub}));
      if (Object.keys(m).length>1 && !/snippets/.test(f)) console.log('exports', f, Object.keys(m));
    } catch(e) { bad++; console.log(f.slice(21), String((e as Error).stack).slice(0,300)); }
  }
  console.log(dev, n, 'bad', bad);
}
console.log(errors);
