import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export interface ParamFieldProps extends FieldProps {
  /** The name of a path parameter. Of these five, one is given. */
  path?: string | undefined;
  query?: string | undefined;
  body?: string | undefined;
  header?: string | undefined;
  /** A name without a place. */
  name?: string | undefined;
  placeholder?: string | undefined;
}

/** A parameter of a request. */
export function ParamField(props: ParamFieldProps): ReactElement {
  const location = LOCATIONS.find((place) => props[place] !== undefined);
  return <Field props={props} prefix="param" name={location ? props[location] : props.name} location={location} />;
}

const LOCATIONS = ['path', 'query', 'body', 'header'] as const;
