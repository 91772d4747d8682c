import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import type { FieldLocation, FieldProps } from './field.tsx';

export interface ParamFieldProps extends FieldProps {
  /** The name of a path parameter. Set one of `path`, `query`, `header`, `body` and `name`. */
  path?: string | undefined;
  /** The name of a query parameter. */
  query?: string | undefined;
  /** The name of a field in the body. */
  body?: string | undefined;
  /** The name of a header. */
  header?: string | undefined;
  /** The name of a value of any other kind. */
  name?: string | undefined;
  /** Placeholder of the field in the playground. */
  placeholder?: string | undefined;
}

/** A parameter of a request. */
export function ParamField(props: ParamFieldProps): ReactElement {
  const location = LOCATIONS.find((place) => props[place] !== undefined);
  return <Field props={props} prefix="param" name={location ? props[location] : props.name} location={location} />;
}

const LOCATIONS: readonly FieldLocation[] = ['path', 'query', 'body', 'header'];
