import { H2, useHref } from '@octavo/theme';
import { useText } from '@octavo/theme/internal';
import type { ReactElement, ReactNode } from 'react';
import { findEntry } from '@octavo/core/browser';
import { toTargetName } from '../../page/api-page-data.ts';
import type { WorkflowPageData } from '../../page/api-page-data.ts';
import { WRITTEN_DEPTH } from '../../page/written-depth.ts';
import { Html } from '../html.tsx';
import { DescribedBody } from '../schema/described-body.tsx';
import { SchemaPart } from '../schema/schema-part.tsx';
import { useSchemaTable } from '../schema/use-schema-table.ts';
import { RunPart } from './run-part.tsx';
import { RunsAfter, StepView } from './step-view.tsx';
import { ValueList, toValues } from './step-facts.tsx';

const NONE = {};

/** The page of a workflow of an Arazzo file: what it takes, its steps in their order, and what it gives. */
export function WorkflowPage({ data, children }: { data: WorkflowPageData; children?: ReactNode }): ReactElement | null {
  const text = useText();
  const resolveHref = useHref();
  const workflow = findEntry(data.workflows, data.name);
  const schemas = useSchemaTable(data.schemas[workflow?.source ?? ''] ?? NONE, data.chunks);
  if (workflow === undefined) return null;
  const { description, inputs, steps, outputs, dependsOn } = workflow;
  const values = toValues(outputs);
  const before = dependsOn.map((one) => {
    const at = one.lastIndexOf('#');
    const href = data.hrefs[toTargetName(one.slice(0, at), `workflow ${one.slice(at + 1)}`)];
    return { name: one.slice(at + 1), href: href === undefined ? undefined : resolveHref(href) };
  });
  return (
    <div className="octavo-api octavo-beside-text">
      <div className="octavo-flow">
        <Html html={description} />
        {children}
      </div>
      {before.length > 0 && <RunsAfter names={before} />}
      {data.operations && <RunPart data={data} schemas={schemas} />}
      {inputs !== undefined && (
        <SchemaPart
          id="inputs"
          title={text('Inputs')}
          scope={{
            ...schemas,
            expanded: data.expanded,
            writtenDepth: data.writtenDepth ?? WRITTEN_DEPTH,
            order: data.order,
            labels: data.labels,
            direction: 'request',
          }}
        >
          <DescribedBody id="inputs" schema={inputs} />
        </SchemaPart>
      )}
      <section className="octavo-api-part">
        <H2 id="steps">{text('Steps')}</H2>
        <ol className="octavo-workflow-steps">
          {steps.map((step) => (
            <StepView key={step.id} step={step} hrefs={data.hrefs} />
          ))}
        </ol>
      </section>
      {values.length > 0 && (
        <section className="octavo-api-part octavo-workflow-outputs">
          <H2 id="outputs">{text('Outputs')}</H2>
          <ValueList values={values} />
        </section>
      )}
    </div>
  );
}
