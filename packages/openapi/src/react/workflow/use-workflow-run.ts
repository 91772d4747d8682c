import type { JsonObject } from '@octavo/core';
import { useOctavoContext } from '@octavo/theme/internal';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { WorkflowName } from '../../model/workflow.ts';
import type { WorkflowPageData } from '../../page/api-page-data.ts';
import { runWorkflow } from '../../workflow/run-workflow.ts';
import type { RunScope, StepRun, WorkflowEnd } from '../../workflow/run-workflow.ts';
import type { RequestProxy } from '../playground/proxy/proxy-context.ts';
import { callStep } from './call-step.ts';
import type { StepOutcome } from './call-step.ts';
import { selectXml } from './select-xml.ts';

/** An execution of a step as a page shows it. */
export interface ShownRun extends StepRun {
  outcome?: StepOutcome;
}

/** A run of a workflow, and the ways to go on with it. */
export interface WorkflowRun {
  /** `paused` between steps. */
  state: 'idle' | 'running' | 'paused' | 'stopped' | 'ended';
  runs: readonly ShownRun[];
  end?: WorkflowEnd | undefined;
  /** Runs one step, or all that are left; from the beginning where nothing is left. */
  advance: (extent: 'step' | 'all') => void;
  stop: () => void;
  clear: () => void;
}

interface RunOptions {
  readInputs: () => Record<WorkflowName, JsonObject>;
  proxy: RequestProxy | undefined;
}

interface Begun {
  steps: ReturnType<typeof runWorkflow>;
  controller: AbortController;
}

/** Holds a run; it stops when the page is left. */
export function useWorkflowRun(data: WorkflowPageData, { readInputs, proxy }: RunOptions): WorkflowRun {
  const { base = '', name = '' } = useOctavoContext()?.site ?? {};
  const [state, setState] = useState<WorkflowRun['state']>('idle');
  const [runs, setRuns] = useState<readonly ShownRun[]>([]);
  const [end, setEnd] = useState<WorkflowEnd>();
  const current = useRef<Begun>(undefined);
  // Nobody waits for a retry that was asked for by hand.
  const extent = useRef<'step' | 'all'>('step');
  // What the reader chooses between two steps counts for the next one.
  const sending = useRef(proxy);
  useEffect(() => {
    sending.current = proxy;
  }, [proxy]);
  useEffect(() => () => current.current?.controller.abort(), []);

  const begin = (): Begun => {
    const controller = new AbortController();
    const { signal } = controller;
    const steps = runLoaded(data, {
      inputs: readInputs(),
      call: (call) =>
        callStep(call, {
          operations: data.operations ?? {},
          site: { base, name },
          signal,
          proxy: sending.current,
          onOutcome(outcome) {
            // What comes late is of another run.
            if (!signal.aborted) setRuns((before) => before.map((one) => (one.number === call.number ? { ...one, outcome } : one)));
          },
        }),
      wait: (seconds) => wait(extent.current === 'all' ? seconds : 0, signal),
    });
    setRuns([]);
    setEnd(undefined);
    return { controller, steps };
  };
  const proceed = async (begun: Begun): Promise<void> => {
    for (;;) {
      const next = await begun.steps.next();
      if (current.current !== begun) return;
      if (next.done === true) {
        current.current = undefined;
        setEnd(next.value);
        return setState('ended');
      }
      const { value } = next;
      setRuns((before) => {
        const known = before.find(({ number }) => number === value.number);
        return known === undefined ? [...before, value] : before.map((one) => (one === known ? { ...known, ...value } : one));
      });
      if (value.state !== 'begun' && extent.current === 'step') return setState('paused');
    }
  };
  const advance: WorkflowRun['advance'] = (wanted) => {
    if (state === 'running') return;
    const begun = current.current ?? begin();
    current.current = begun;
    extent.current = wanted;
    setState('running');
    proceed(begun).catch((error: unknown) => {
      if (!begun.controller.signal.aborted) throw error;
    });
  };
  const stop = useCallback(() => {
    current.current?.controller.abort();
    current.current = undefined;
    setState('stopped');
  }, []);
  const clear = useCallback(() => {
    stop();
    setRuns([]);
    setEnd(undefined);
    setState('idle');
  }, [stop]);
  return { state, runs, end, advance, stop, clear };
}

/** Runs the workflow of a page, once what its criteria are evaluated with is there. */
async function* runLoaded(
  { name, workflows }: WorkflowPageData,
  scope: Omit<RunScope, 'workflows' | 'selectJson' | 'selectXml'>,
): ReturnType<typeof runWorkflow> {
  const { selectJson } = JSON.stringify(workflows).includes('"jsonpath"') ? await import('../../workflow/select-json.ts') : {};
  return yield* runWorkflow(name, { ...scope, workflows, selectXml, selectJson });
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
