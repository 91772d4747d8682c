/** `require('./a.png').default` of a picture or data, as an import: Vite reads no `require`. */
export function importPictures(text: string): string {
  const imports: string[] = [];
  const replaced = text.replaceAll(
    /\brequire\(\s*(["'])([^"'\n]+\.(?:png|jpe?g|gif|webp|avif|svg|json|mp4))\1\s*\)(?:\.default\b)?/g,
    (_, _quote, written: string) => {
      const name = `picture${imports.length + 1}`;
      imports.push(`import ${name} from '${written}';\n`);
      return name;
    },
  );
  return imports.join('') + replaced;
}

/** A drawing as a component, as Docusaurus imports it. */
export function toPictureModule(svg: string): string {
  const [, attributes = '', inner = ''] = /<svg\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const props = Object.fromEntries(
    [...attributes.matchAll(/(?:^|\s)([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)')/g)]
      .filter(([, name]) => name !== 'style')
      .map(([, name = '', double, single]) => [toPropName(name), double ?? single ?? '']),
  );
  return [
    `const ATTRIBUTES = ${JSON.stringify(props)};`,
    `const CONTENT = ${JSON.stringify(inner)};`,
    '',
    'export default function Picture({ title, ...props }) {',
    '  return <svg {...ATTRIBUTES} {...props} aria-label={title} dangerouslySetInnerHTML={{ __html: CONTENT }} />;',
    '}',
    '',
  ].join('\n');
}

/** `stroke-width` -> `strokeWidth` */
function toPropName(name: string): string {
  return name === 'class' ? 'className' : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
