import { CODE_TEXT } from './code-text.ts';
import type { Shims } from './shim.ts';

const CALLOUT = `
import { Callout as OwnBox } from '@octavo/theme';

const TYPES = { info: 'info', warn: 'warning', warning: 'warning', error: 'danger', success: 'check', idea: 'tip' };

export function Callout({ type = 'info', title, icon, children }) {
  return (
    <OwnBox type={TYPES[type] ?? 'note'} title={title}>
      {children}
    </OwnBox>
  );
}

export function CalloutContainer(props) {
  return <Callout {...props} />;
}

export function CalloutTitle({ children }) {
  return <p className="octavo-callout-title">{children}</p>;
}

export function CalloutDescription({ children }) {
  return <>{children}</>;
}
`;

const TABS = `
import { Children, createContext, isValidElement, useContext, useState } from 'react';
import { Tab as OwnTab, Tabs as OwnTabs } from '@octavo/theme';

const Chosen = createContext({ value: '', choose: () => undefined });

/** Tabs by \`items\`, in their order or by their values; with a list of its own (\`TabsList\`) that list chooses. */
export function Tabs({ items, defaultIndex = 0, defaultValue = '', value: given, onValueChange, children, ...props }) {
  const [own, setOwn] = useState(defaultValue);
  if (items === undefined) {
    const value = given ?? own;
    const choose = (next) => {
      setOwn(next);
      onValueChange?.(next);
    };
    return (
      <Chosen.Provider value={{ value, choose }}>
        <div className={props.className}>{children}</div>
      </Chosen.Provider>
    );
  }
  const panels = Children.toArray(children).filter(isValidElement);
  return (
    <OwnTabs defaultTabIndex={defaultIndex}>
      {panels.map(({ props: panel }, index) => (
        <OwnTab key={index} title={panel.value ?? items[index]}>
          {panel.children}
        </OwnTab>
      ))}
    </OwnTabs>
  );
}

export function Tab({ children }) {
  return <>{children}</>;
}

export function TabsList({ children, className }) {
  return (
    <div role="tablist" className={className}>
      {children}
    </div>
  );
}

export function TabsTrigger({ value, children, className }) {
  const chosen = useContext(Chosen);
  return (
    <button type="button" role="tab" aria-selected={chosen.value === value} className={className} onClick={() => chosen.choose(value)}>
      {children}
    </button>
  );
}

export function TabsContent({ value, children, className }) {
  const chosen = useContext(Chosen);
  return (
    <div role="tabpanel" hidden={chosen.value !== value} className={className}>
      {children}
    </div>
  );
}
`;

const CODE = `
import { isValidElement } from 'react';
import { CodeBlock as OwnCodeBlock } from '@octavo/theme';

${CODE_TEXT}

/** Code that a program makes: without colours, which Octavo gives to code of pages. */
export function DynamicCodeBlock({ lang, code, codeblock }) {
  return <OwnCodeBlock html={\`<pre><code>\${escape(String(code))}</code></pre>\`} title={codeblock?.title} language={lang} />;
}

export const ServerCodeBlock = DynamicCodeBlock;

export function CodeBlock({ title, children }) {
  return <OwnCodeBlock html={\`<pre><code>\${escape(readText(children))}</code></pre>\`} title={typeof title === 'string' ? title : undefined} />;
}

export function Pre({ children }) {
  return <>{children}</>;
}
`;

const LINK = `
import { Link as OwnLink } from '@octavo/theme';

export function Link({ external, prefetch, ...props }) {
  return <OwnLink {...props} />;
}

export default Link;

export const DynamicLink = Link;
`;

const TYPE_TABLE = `
import { ParamField } from '@octavo/theme';

/** A field of a type for each of its entries. */
export function TypeTable({ type = {} }) {
  return (
    <div>
      {Object.entries(type).map(([name, { type: kind, typeDescription, description, default: preset, required, deprecated }]) => (
        <ParamField key={name} path={name} type={kind ?? typeDescription} required={required} deprecated={deprecated} default={preset}>
          {description}
        </ParamField>
      ))}
    </div>
  );
}
`;

const ACCORDION = `
import { Accordion as OwnAccordion, AccordionGroup } from '@octavo/theme';

export function Accordions({ children }) {
  return <AccordionGroup>{children}</AccordionGroup>;
}

export function Accordion({ title, id, children }) {
  return (
    <OwnAccordion title={title} id={id}>
      {children}
    </OwnAccordion>
  );
}
`;

const CARD = `
import { Card as OwnCard, CardGroup } from '@octavo/theme';

export function Cards({ children }) {
  return <CardGroup>{children}</CardGroup>;
}

export function Card({ title, description, icon, href, external, children }) {
  return (
    <OwnCard title={title} href={href} icon={icon}>
      {description}
      {children}
    </OwnCard>
  );
}
`;

const BUTTON = `
const BASE = 'inline-flex items-center justify-center rounded-md p-2 text-sm font-medium';

/** Classes of a button. */
export function buttonVariants({ className = '' } = {}) {
  return \`\${BASE} \${className}\`;
}
`;

const COPY = `
import { useState } from 'react';

/** Whether something was copied a moment ago, and what copies it. */
export function useCopyButton(copy) {
  const [isCopied, setCopied] = useState(false);
  const press = async () => {
    await copy();
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return [isCopied, press];
}
`;

/** Modules of Fumadocs. */
export const FUMADOCS_SHIMS: Shims = {
  'fumadocs-ui/components/callout': CALLOUT,
  'fumadocs-ui/components/tabs': TABS,
  'fumadocs-ui/components/codeblock': CODE,
  'fumadocs-ui/components/dynamic-codeblock': CODE,
  'fumadocs-ui/components/type-table': TYPE_TABLE,
  'fumadocs-ui/components/accordion': ACCORDION,
  'fumadocs-ui/components/card': CARD,
  'fumadocs-ui/components/ui/button': BUTTON,
  'fumadocs-ui/utils/use-copy-button': COPY,
  'fumadocs-core/highlight/client': `
/** Code that a program makes: without colours, which Octavo gives to code of pages. */
export function useShiki(code) {
  return (
    <pre>
      <code>{code}</code>
    </pre>
  );
}
`,
  'fumadocs-core/link': LINK,
  'fumadocs-core/dynamic-link': LINK,
  'fumadocs-core/framework': `
import { Link as OwnLink, usePage } from '@octavo/theme';

export const Link = OwnLink;

export function usePathname() {
  return usePage()?.href ?? '/';
}
`,
  'fumadocs-ui/components/steps':
    'export function Steps({ children }) {\n  return <div>{children}</div>;\n}\n\nexport function Step({ children }) {\n  return <div>{children}</div>;\n}\n',
  'fumadocs-ui/components/files': `
import { Tree } from '@octavo/theme';

export function Files({ children }) {
  return <Tree>{children}</Tree>;
}

export const File = Tree.File;

export const Folder = Tree.Folder;
`,
  'fumadocs-ui/components/image-zoom':
    'export function ImageZoom({ src, zoomInProps, rmiz, ...props }) {\n  return <img {...props} src={src?.src ?? src} />;\n}\n',
  'fumadocs-ui/components/heading': "export function Heading({ as: Element = 'h1', ...props }) {\n  return <Element {...props} />;\n}\n",
  'fumadocs-ui/components/inline-toc': 'export function InlineTOC() {\n  return null;\n}\n',
  'fumadocs-ui/mdx': 'export default {};\n',
  'fumadocs-ui/utils/cn':
    "/** Joins classes. */\nexport function cn(...classes) {\n  return classes.flat().filter((one) => typeof one === 'string' && one !== '').join(' ');\n}\n",
};
