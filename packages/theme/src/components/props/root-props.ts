import type { CSSProperties, HTMLAttributes, ReactNode, Ref, RefAttributes } from 'react';

/** What every component takes beside its own props. `data-*` and `aria-*` go to the root element too. */
export interface RootProps<Root extends HTMLElement = HTMLDivElement> {
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  role?: string | undefined;
  children?: ReactNode;
  ref?: Ref<Root> | undefined;
}

/** The attributes of a root element. */
export type RootAttributes<Root extends HTMLElement> = HTMLAttributes<Root> & RefAttributes<Root>;

/**
 * The attributes that go from a component's props to its root element, with the component's own class first.
 *
 * Authors write props that no component knows (`<Card tag="x">`); React would warn about those on an element, so only what is an
 * attribute of every element passes.
 */
export function createRootProps<Root extends HTMLElement>(props: RootProps<Root>, className: string): RootAttributes<Root> {
  const passed = Object.entries(props).filter(([name, value]) => isRootAttribute(name, value));
  return {
    ...Object.fromEntries(passed),
    className: props.className ? `${className} ${props.className}` : className,
  };
}

const ELEMENT_ATTRIBUTES: ReadonlySet<string> = new Set(['id', 'ref', 'role', 'lang', 'dir', 'hidden', 'tabIndex']);

function isRootAttribute(name: string, value: unknown): boolean {
  if (ELEMENT_ATTRIBUTES.has(name) || /^(?:data|aria)-/.test(name)) return true;
  if (name === 'style') return typeof value === 'object';
  return /^on[A-Z]/.test(name) && typeof value === 'function';
}
