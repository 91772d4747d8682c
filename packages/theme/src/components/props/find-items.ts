import { Children, Fragment, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** Props of any element, to be read with care. */
export type UnknownProps = Readonly<Record<string, unknown>>;

/** The elements among children, those inside fragments and arrays too; the text between them is left out. */
export function findItems(children: ReactNode): ReactElement<UnknownProps>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<UnknownProps>(child)) return [];
    if (child.type === Fragment) return findItems(child.props.children as ReactNode);
    return [child];
  });
}

/** A prop of an element if it is text with something in it. */
export function findTextProp(element: ReactElement<UnknownProps>, name: string): string | undefined {
  const value = element.props[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
