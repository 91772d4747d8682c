import { registerHooks } from 'node:module';

// The parser imports JSON as bundlers do: Node asks for the attribute.
const hooks = registerHooks({
  load: (url, context, load) => load(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
hooks.deregister();

/** What is wrong with a workflow, as GitHub reads it; empty where nothing is. */
export function checkWorkflow(name: string, content: string): unknown[] {
  return parseWorkflow({ name, content }, new NoOperationTraceWriter()).context.errors.getErrors();
}
