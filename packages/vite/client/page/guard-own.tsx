import type { ComponentType, ReactElement } from 'react';
import { Guard } from './guard.tsx';

type Own = Readonly<Record<string, ComponentType<object>>>;

/**
 * The regions and components of the author's own, by their names, each with a guard around it: what one of them throws stays within it. Parts
 * (`Chart.Line`) go along; an element of Markdown (`h2`) stays as it is.
 */
export function guardOwn(own: Own): Own {
  return Object.fromEntries(
    Object.entries(own).map(([name, Component]) => [name, /^[A-Z]/.test(name) ? guard(name, Component) : Component]),
  );
}

function guard(name: string, Component: ComponentType<object>): ComponentType<object> {
  const Guarded = (props: object): ReactElement => (
    <Guard name={name}>
      <Component {...props} />
    </Guard>
  );
  return Object.assign(Guarded, Object.fromEntries(Object.entries(Component).filter(([part]) => /^[A-Z]/.test(part))));
}
