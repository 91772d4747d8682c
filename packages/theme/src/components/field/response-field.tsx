import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export interface ResponseFieldProps extends FieldProps {
  /** The name of the field. */
  name?: string | undefined;
}

/** A value of a response. */
export function ResponseField(props: ResponseFieldProps): ReactElement {
  return <Field props={props} prefix="response" name={props.name} />;
}
