import type { AnswerView } from './answer-view.tsx';

/** Loads what shows an answer: begun when a request is sent, it is there before the answer as a rule. */
export function loadAnswerView(): Promise<typeof AnswerView> {
  return import('./answer-view.tsx').then((module) => module.AnswerView);
}
