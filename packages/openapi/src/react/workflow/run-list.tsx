import { splitWords, useText } from '@octavo/theme/internal';
import type { ReactElement, ReactNode } from 'react';
import type { RunProblem } from '../../workflow/run-problem.ts';
import type { WorkflowEnd } from '../../workflow/run-workflow.ts';
import { writeCriterion } from '../../page/describe-workflow.ts';
import { MethodBadge } from '../method-badge.tsx';
import { Later } from '../playground/answer/later.tsx';
import { loadAnswerView } from '../playground/answer/load-answer-view.ts';
import { sayFailure } from '../playground/send/failure.ts';
import { ActionText, CriterionCode, StepFact, ValueList, toValues } from './step-facts.tsx';
import type { ShownRun, WorkflowRun } from './use-workflow-run.ts';

const STATES = { begun: 'Sending…', success: 'Succeeded', failure: 'Failed' } as const;

/** What has come of each step that was executed, and of the workflow. */
export function RunList({ run }: { run: WorkflowRun }): ReactElement {
  const text = useText();
  const last = run.runs.at(-1);
  return (
    <div className="octavo-workflow-runs">
      <p role="status" className="sr-only">
        {run.end
          ? `${text('Run workflow')}: ${text(run.end.isSuccess ? 'Succeeded' : 'Failed')}`
          : last && `${last.step.id}: ${text(STATES[last.state])}`}
      </p>
      <ol>
        {run.runs.map((one) => (
          <RunView key={one.number} run={one} isStopped={run.state === 'stopped'} />
        ))}
      </ol>
      {run.state === 'stopped' && <p className="octavo-try-note">{text('Stopped. The API may have received the request anyway.')}</p>}
      {run.end && <EndView end={run.end} />}
    </div>
  );
}

function RunView({
  run: { step, state, criteria, outputs, action, problem, outcome },
  isStopped,
}: {
  run: ShownRun;
  isStopped: boolean;
}): ReactElement {
  const text = useText();
  const values = toValues(outputs);
  return (
    <li className="octavo-workflow-result" data-state={state}>
      <p className="octavo-workflow-result-head">
        <code>{step.id}</code> {(state !== 'begun' || !isStopped) && <span className="octavo-workflow-state">{text(STATES[state])}</span>}
      </p>
      {outcome && (
        <p className="octavo-workflow-target">
          <MethodBadge method={outcome.request.method} /> <code className="octavo-workflow-value">{outcome.request.url}</code>
        </p>
      )}
      {typeof outcome?.request.body === 'string' && (
        <details>
          <summary>{text('Body')}</summary>
          <pre tabIndex={0}>
            <code>{outcome.request.body}</code>
          </pre>
        </details>
      )}
      {outcome?.answer && <Answered answer={outcome.answer} />}
      {problem !== undefined && (
        <p className="octavo-try-problem">
          <ProblemText problem={problem} />
          {outcome?.failure && ` ${sayFailure(outcome.failure, text)}`}
        </p>
      )}
      <dl>
        {criteria.length > 0 && (
          <StepFact name={text('Success criteria')}>
            <ul>
              {criteria.map(({ criterion, isMet, problem: why }) => (
                <li key={writeCriterion(criterion)} data-met={isMet}>
                  <CriterionCode criterion={criterion} /> <span>{text(isMet ? 'Met' : 'Not met')}</span>
                  {why !== undefined && (
                    <span className="octavo-try-problem">
                      {' '}
                      {text('Cannot be evaluated')}: <code>{why}</code>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </StepFact>
        )}
        {values.length > 0 && (
          <StepFact name={text('Outputs')}>
            <ValueList values={values} />
          </StepFact>
        )}
        {action && (
          <StepFact name={text(state === 'success' ? 'On success' : 'On failure')}>
            <ActionText action={action} />
          </StepFact>
        )}
      </dl>
    </li>
  );
}

function Answered({ answer }: { answer: NonNullable<NonNullable<ShownRun['outcome']>['answer']> }): ReactElement {
  return (
    <Later
      loader={loadAnswerView}
      fallback={<pre className="octavo-try-inset">{`${answer.status} ${answer.statusText}\n\n${answer.text}`}</pre>}
      render={(View) => <View answer={answer} />}
    />
  );
}

function EndView({ end: { isSuccess, outputs, problem } }: { end: WorkflowEnd }): ReactElement {
  const text = useText();
  const values = toValues(outputs);
  return (
    <div className="octavo-workflow-end" data-state={isSuccess ? 'success' : 'failure'}>
      <p className="octavo-workflow-state">{text(isSuccess ? 'Succeeded' : 'Failed')}</p>
      {problem && (
        <p className="octavo-try-problem">
          <ProblemText problem={problem} />
        </p>
      )}
      {values.length > 0 && (
        <dl>
          <StepFact name={text('Outputs')}>
            <ValueList values={values} />
          </StepFact>
        </dl>
      )}
    </div>
  );
}

function ProblemText({ problem: { text, values, code } }: { problem: RunProblem }): ReactNode {
  const say = useText();
  return (
    <>
      {code !== undefined && (
        <>
          <code>{code}</code>{' '}
        </>
      )}
      {splitWords(
        say(text),
        Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, <code key={name}>{value}</code>])),
      )}
    </>
  );
}
