import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Operation } from '../model/operation.ts';
import { groupParameters } from '../page/list-operation-sections.ts';
import { ParameterRow } from './parameter-row.tsx';
import { SchemaPart } from './schema/schema-part.tsx';
import type { SchemaScope } from './schema/schema-scope.tsx';

/** The parts of a page for an operation's parameters: one for each place that has some. */
export function ParameterParts({ operation, scope }: { operation: Operation; scope: Omit<SchemaScope, 'openDepth'> }): ReactElement[] {
  const text = useText();
  return groupParameters(operation, scope.order).map(({ id, title, parameters }) => (
    <SchemaPart key={id} id={id} title={text(title)} scope={scope}>
      {parameters.map((parameter) => (
        <ParameterRow key={parameter.name} parameter={parameter} />
      ))}
    </SchemaPart>
  ));
}
