import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import type { FieldLocation, FieldProps } from './field.tsx';

export interface ParamFieldProps extends FieldProps {
  /** The name of a path parameter. Of these five, one is given. */
  path?: string | undefined;
  /** The name of a parameter of the query. */
  query?: string | undefined;
  /** The name of a field of the body. */
  body?: string | undefined;
  /** The name of a header. */
  header?: string | undefined;
  /** A name without a place. */
  name?: string | undefined;
  /** What stands in its empty field in the playground. */
  placeholder?: string | undefined;
}

/** A parameter of a request. */
export function ParamField(props: ParamFieldProps): ReactElement {
  const location = LOCATIONS.find((place) => props[place] !== undefined);
  return <Field props={props} prefix="param" name={location ? props[location] : props.name} location={location} />;
}

const LOCATIONS: readonly FieldLocation[] = ['path', 'query', 'body', 'header'];
