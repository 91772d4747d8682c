import { findOwn, toObject } from '../value/json-value.ts';
import type { NameScope } from './check-values.ts';
import { unknownName } from './workflow-problem.ts';
import type { WorkflowProblem } from './workflow-problem.ts';

/** Checks that there is the component that stands for a parameter or an action: `$components.parameters.token`. */
export function checkReference(
  name: string,
  { pointer, type, names }: { pointer: string; type: 'parameters' | 'successActions' | 'failureActions'; names: NameScope },
): WorkflowProblem[] {
  const components = toObject(findOwn(names.components, type));
  const prefix = `$components.${type}.`;
  if (name.startsWith(prefix) && Object.hasOwn(components, name.slice(prefix.length))) return [];
  const unknown = {
    what: 'component',
    name,
    get known() {
      return Object.keys(components).map((one) => prefix + one);
    },
  };
  return [unknownName(`${pointer}/reference`, unknown)];
}
