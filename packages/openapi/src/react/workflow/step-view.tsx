import { H3 } from '@octavo/theme';
import { splitWords, useText } from '@octavo/theme/internal';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import type { WorkflowStep } from '../../model/workflow.ts';
import { toStepId, writeTimeout } from '../../page/describe-workflow.ts';
import { Html } from '../html.tsx';
import { ActionList, BodyValue, CriterionList, StepFact, ValueList, toValues } from './step-facts.tsx';
import { StepTargetView } from './step-target-view.tsx';

/** One step of a workflow: what it calls, with which values, and what is done then. */
export function StepView({ step, hrefs }: { step: WorkflowStep; hrefs: Readonly<Record<string, string>> }): ReactElement {
  const text = useText();
  const { id, description, target, parameters, requestBody, successCriteria, onSuccess, onFailure, outputs, dependsOn, timeout } = step;
  const values = toValues(outputs);
  return (
    <li className="octavo-workflow-step">
      <H3 id={toStepId(id)}>{id}</H3>
      <StepTargetView target={target} hrefs={hrefs} />
      <Html html={description} />
      {dependsOn.length > 0 && <RunsAfter names={dependsOn.map((name) => ({ name, href: `#${toStepId(name)}` }))} />}
      <dl>
        {parameters.length > 0 && (
          <StepFact name={text('Parameters')}>
            <ValueList values={parameters} />
          </StepFact>
        )}
        {requestBody && (
          <StepFact name={text('Body')}>
            <BodyValue body={requestBody} />
          </StepFact>
        )}
        {timeout !== undefined && <StepFact name={<code>timeout</code>}>{writeTimeout(timeout)}</StepFact>}
        {successCriteria.length > 0 && (
          <StepFact name={text('Success criteria')}>
            <CriterionList criteria={successCriteria} />
          </StepFact>
        )}
        {onSuccess.length > 0 && (
          <StepFact name={text('On success')}>
            <ActionList actions={onSuccess} />
          </StepFact>
        )}
        {onFailure.length > 0 && (
          <StepFact name={text('On failure')}>
            <ActionList actions={onFailure} />
          </StepFact>
        )}
        {values.length > 0 && (
          <StepFact name={text('Outputs')}>
            <ValueList values={values} />
          </StepFact>
        )}
      </dl>
    </li>
  );
}

/** What is completed before. */
export function RunsAfter({ names }: { names: readonly { name: string; href: string | undefined }[] }): ReactElement {
  const text = useText();
  return (
    <p className="octavo-schema-note">
      {splitWords(text('Runs after {names}'), {
        names: (
          <Fragment key="names">
            {names.map(({ name, href }, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                {href === undefined ? (
                  <code>{name}</code>
                ) : (
                  <a href={href}>
                    <code>{name}</code>
                  </a>
                )}
              </Fragment>
            ))}
          </Fragment>
        ),
      })}
    </p>
  );
}
