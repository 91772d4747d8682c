import { splitWords, useText } from '@octavo/theme/internal';
import type { ReactElement, ReactNode } from 'react';
import type { Json, JsonObject } from '@octavo/core';
import type { Criterion, StepAction, StepBody, StepParameter } from '../../model/workflow.ts';
import { findActionTarget, toStepId, writeCriterion, writeStepValue } from '../../page/describe-workflow.ts';
import { ExpressionText } from './expression-text.tsx';

/** One fact of a step: its name, and what it is. */
export function StepFact({ name, children }: { name: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div className="octavo-workflow-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Names and what they are given. */
export function ValueList({ values }: { values: readonly Pick<StepParameter, 'name' | 'in' | 'value'>[] }): ReactElement {
  return (
    <ul>
      {values.map(({ name, in: place, value }) => (
        <li key={`${place} ${name}`}>
          <code>{name}</code> {place !== undefined && <span className="octavo-field-type">{place}</span>}{' '}
          <code className="octavo-workflow-value">
            <ExpressionText text={writeStepValue(value)} />
          </code>
        </li>
      ))}
    </ul>
  );
}

/** `outputs` as a list of values. */
export function toValues(outputs: JsonObject): { name: string; value: Json }[] {
  return Object.entries(outputs).map(([name, value]) => ({ name, value }));
}

/** The body of a step's request. */
export function BodyValue({ body: { contentType, payload, replacements } }: { body: StepBody }): ReactElement {
  return (
    <>
      {contentType !== undefined && <code>{contentType}</code>}
      {payload !== undefined && (
        <pre tabIndex={0}>
          <code>
            <ExpressionText text={typeof payload === 'string' ? payload.trimEnd() : JSON.stringify(payload, null, 2)} />
          </code>
        </pre>
      )}
      {replacements.length > 0 && <ValueList values={replacements.map(({ target, value }) => ({ name: target, value }))} />}
    </>
  );
}

/** What has to hold. */
export function CriterionList({ criteria }: { criteria: readonly Criterion[] }): ReactElement {
  return (
    <ul>
      {criteria.map((criterion) => (
        <li key={writeCriterion(criterion)}>
          <CriterionCode criterion={criterion} />
        </li>
      ))}
    </ul>
  );
}

/** A criterion in the words of its file. */
export function CriterionCode({ criterion }: { criterion: Criterion }): ReactElement {
  return (
    <code className="octavo-workflow-value">
      <ExpressionText text={writeCriterion(criterion)} />
    </code>
  );
}

/** What is done after a step. */
export function ActionList({ actions }: { actions: readonly StepAction[] }): ReactElement {
  const text = useText();
  return (
    <ul>
      {actions.map((action) => (
        <li key={JSON.stringify(action)}>
          {action.name !== '' && (
            <>
              <code>{action.name}</code>:{' '}
            </>
          )}
          <ActionText action={action} />
          {action.type === 'retry' && action.retryAfter !== undefined && ` ${text('after {seconds} s', { seconds: action.retryAfter })}`}
          {action.parameters.length > 0 && <ValueList values={action.parameters} />}
          {action.criteria.map((criterion) => (
            <span key={writeCriterion(criterion)}>
              {' '}
              {splitWords(text('if {condition}'), { condition: <CriterionCode key="condition" criterion={criterion} /> })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What an action does, without its conditions. */
export function ActionText({ action }: { action: StepAction }): ReactNode {
  const text = useText();
  if (action.type === 'end') return text('End the workflow');
  const target = findActionTarget(action);
  const name = <code key="name">{target}</code>;
  const way =
    target !== undefined &&
    splitWords(text('Go to {name}'), {
      name:
        action.step === undefined ? (
          name
        ) : (
          <a key="name" href={`#${toStepId(action.step)}`}>
            {name}
          </a>
        ),
    });
  if (action.type === 'goto') return way;
  return (
    <>
      {way}
      {way && ', '}
      {text('Retry, up to {count} times', { count: action.retryLimit ?? 1 })}
    </>
  );
}
